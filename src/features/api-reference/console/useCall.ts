import {useEffect, useRef, useState} from 'react';
import {call} from './call';
import type {ConsoleRequest} from './request';
import type {ConsoleResult} from './results';

/** Sends requests, one at a time, and keeps the last result. A request ends with the console that sent it. */
export function useCall() {
  const [isWaiting, setWaiting] = useState(false);
  const [result, setResult] = useState<ConsoleResult | null>(null);
  const controller = useRef<AbortController | null>(null);
  const cancel = (): void => controller.current?.abort();
  useEffect(() => cancel, []);

  async function send(request: ConsoleRequest): Promise<void> {
    controller.current = new AbortController();
    setResult(null);
    setWaiting(true);
    const outcome = await call(request, controller.current);
    const {origin} = new URL(request.url);
    setWaiting(false);
    setResult(
      typeof outcome === 'string'
        ? {kind: 'failure', origin, outcome}
        : {kind: 'response', origin, response: outcome},
    );
  }
  return {isWaiting, result, setResult, send, cancel};
}
