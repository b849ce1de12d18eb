import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Loading from '@theme/Loading';
import {lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import {focusAt, focusedIn} from './focus';
import {atOnce, type Wake} from './wake';

/** Milliseconds before a reader is told that something is being loaded. */
const patience = 200;

function Pending(): ReactNode {
  const [pastDelay, setPastDelay] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setPastDelay(true), patience);
    return () => window.clearTimeout(timer);
  }, []);
  return pastDelay ? <Loading isLoading pastDelay timedOut={false} error={undefined} retry={() => undefined} /> : null;
}

const onServer = typeof window === 'undefined';
const useLayout = onServer ? useEffect : useLayoutEffect;
const never = (): (() => void) => () => undefined;

/** Whether this component meets HTML from the server; said once, at its first rendering. */
function useServerHtml(): boolean {
  const hydrated = useSyncExternalStore(never, () => true, () => false);
  return useState(!hydrated)[0];
}

/**
 * A component in a chunk of its own. It is in the HTML all the same, and that HTML stays until the chunk is there (React alone would take
 * it away when anything above changes meanwhile). Where there is no HTML, the reader sees an indicator after a moment, and a box with the
 * error and a way to try again when loading fails.
 * @param load imports the module
 * @param wake when to import it for HTML that stands on the page
 */
export default function onDemand<P extends object>(load: () => Promise<{default: ComponentType<P>}>, wake: Wake = atOnce): ComponentType<P> {
  let Part: ComponentType<P> = lazy(load);

  function Live(props: P): ReactNode {
    const [, setAttempt] = useState(0);
    return (
      <ErrorBoundary
        fallback={({error, tryAgain}) => {
          const retry = (): void => {
            // A lazy component remembers its failure: only a new one asks the server again.
            Part = lazy(load);
            setAttempt((attempt) => attempt + 1);
            tryAgain();
          };
          return <Loading isLoading={false} pastDelay timedOut={false} error={error} retry={retry} />;
        }}>
        <Suspense fallback={<Pending />}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  return function OnDemand(props: P): ReactNode {
    const serverHtml = useServerHtml();
    const [live, setLive] = useState(!serverHtml);
    const frame = useRef<HTMLDivElement>(null);
    const focused = useRef(-1);

    useEffect(() => {
      if (live) return undefined;
      let shown = true;
      const goLive = (): void => {
        if (!shown) return;
        focused.current = focusedIn(frame.current);
        setLive(true);
      };
      const stop = wake(frame.current!, () => {
        // What could not be loaded goes live too: it tells the error.
        void load()
          .then((module) => {
            Part = module.default;
          })
          .then(goLive, goLive);
      });
      return () => {
        shown = false;
        stop();
      };
    }, [live]);
    useLayout(() => focusAt(frame.current, focused.current), [live]);

    if (!live && !onServer) return <div key="html" ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
    return (
      <div key="live" ref={frame}>
        <Live {...props} />
      </div>
    );
  };
}
