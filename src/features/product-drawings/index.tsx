import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {lazy, Suspense, useState, useSyncExternalStore, type ReactNode} from 'react';
import type {FigureProps} from './Figure';
// The page links the styles of the HTML that it keeps: the bundler would load them with the program only.
import './styles.module.css';

const Figure = lazy(() => import('./Figure'));
const emptyHtml = {__html: ''};
const subscribeToNothing = () => () => undefined;

/**
 * A drawing of a screen of the dashboard. The page has it as HTML. A browser keeps that HTML as it is, without the program that draws it,
 * which is only loaded when a reader comes from another page of the site.
 */
export default function ProductDrawing(props: FigureProps): ReactNode {
  // `useIsBrowser` is true already in parts of the page that React takes over late.
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [keepsHtml] = useState(isHydrating && ExecutionEnvironment.canUseDOM);
  if (keepsHtml) return <div suppressHydrationWarning dangerouslySetInnerHTML={emptyHtml} />;
  const figure = <Figure {...props} />;
  // On the server the page waits for the drawing. A boundary would write it behind the page, for a script to put in its place.
  return <div>{ExecutionEnvironment.canUseDOM ? <Suspense>{figure}</Suspense> : figure}</div>;
}
