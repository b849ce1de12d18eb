import {startTransition, useCallback, useState, type Dispatch, type SetStateAction} from 'react';

/** Like `useState`, with every change in a transition. */
export function useTransitionState<S>(initial: S | (() => S)): [S, Dispatch<SetStateAction<S>>] {
  const [state, setState] = useState(initial);
  const change = useCallback(
    (next: SetStateAction<S>) => startTransition(() => setState(next)),
    [],
  );
  return [state, change];
}
