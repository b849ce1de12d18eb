/** Runs work in its own task: unlike in a promise, the browser can paint and answer a touch before it. */
export async function runInTask<T>(work: () => T | PromiseLike<T>): Promise<T> {
  const {port1, port2} = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  port1.close();
  return work();
}
