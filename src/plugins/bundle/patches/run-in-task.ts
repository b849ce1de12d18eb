const queue: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => queue.shift()?.();

/** Runs work in its own task: unlike in a promise, the browser can paint and answer a touch before it. */
export function runInTask<T>(work: () => T | PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    queue.push(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error as Error);
      }
    });
    channel.port2.postMessage(null);
  });
}
