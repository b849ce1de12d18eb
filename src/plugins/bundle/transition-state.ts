import {startTransition, useCallback, useState, type Dispatch, type SetStateAction} from 'react';

/** Like `useState`; what depends on a new value is drawn in pieces, without holding up the browser. */
export function useTransitionState<S>(initial: S | (() => S)): [S, Dispatch<SetStateAction<S>>] {
  const [state, setState] = useState(initial);
  const change = useCallback(
    (next: SetStateAction<S>) => startTransition(() => setState(next)),
    [],
  );
  return [state, change];
}
