const line: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => line.shift()?.();

/** Does work in a task of its own, right after what waits already: unlike a promise, it lets the browser paint and answer a touch before. */
export function soon<T>(work: () => T | PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    line.push(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error as Error);
      }
    });
    channel.port2.postMessage(null);
  });
}
