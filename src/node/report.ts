/** An expected failure: its message says what is wrong, where, and how to fix it; no stack is shown. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Stack of an unexpected error and of its causes. Modules that a loader has made have their whole code in their name. */
function stackOf(error: Error): string {
  const stack = (error.stack ?? error.message).replaceAll(/ \(data:.*\)$/gm, '');
  return error.cause instanceof Error ? `${stack}\nCause: ${stackOf(error.cause)}` : stack;
}

/** Runs the main function of a script and turns an error into one message and exit code 1. */
export async function script(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    // By its name: scripts and src are modules of different kinds, so the class may exist twice. The other kind is a wrong option.
    const {name, code, message} = error as Error & {code?: unknown};
    const isExpected = name === 'Failure' || String(code).startsWith('ERR_PARSE_ARGS');
    console.error(`\n✗ ${isExpected ? message : stackOf(error as Error)}`);
    process.exitCode = 1;
  }
}
