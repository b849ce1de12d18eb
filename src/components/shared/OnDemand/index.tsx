import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Loading from '@theme/Loading';
import {lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode} from 'react';

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

/**
 * A component in a chunk of its own. It is in the HTML all the same; where it has to be loaded first, the reader sees an indicator
 * after a moment, and a box with the error and a way to try again when loading fails.
 * @param load imports the module
 */
export default function onDemand<P extends object>(load: () => Promise<{default: ComponentType<P>}>): ComponentType<P> {
  let Part = lazy(load);
  return function OnDemand(props: P): ReactNode {
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
  };
}
