import ComponentCreator from '@docusaurus/ComponentCreator';
import {createElement, type ComponentType, type ReactElement} from 'react';

type Page = ComponentType<object> & {preload: () => Promise<unknown>};

/** The component of a route, which is made when the route is shown or loaded: Docusaurus makes those of all pages at the start. */
export default function lazyRoute(path: string, hash: string): Page {
  let page: Page | undefined;
  const made = (): Page => (page ??= ComponentCreator(path, hash) as Page);
  const Route = (props: object): ReactElement => createElement(made(), props);
  return Object.assign(Route, {preload: () => made().preload()});
}
