/** Settings of a monitor that decide how fast it reports an outage; all times in seconds. */
export interface Settings {
  interval: number;
  retries: number;
  timeout: number;
}

/** A failing check: when it begins and when it is given up. */
export interface FailedCheck {
  start: number;
  end: number;
}

/**
 * The checks between the start of an outage and its alert, in the longest case: the site stops answering right after a good
 * check, each check runs into its time-out, and the next one begins an interval after the end of the last.
 */
export function failedChecks({interval, retries, timeout}: Settings): FailedCheck[] {
  return Array.from({length: retries + 1}, (_, check) => {
    const start = interval + check * (interval + timeout);
    return {start, end: start + timeout};
  });
}

/** Seconds from the start of the outage to the alert, in the longest case. */
export function detectionTime({interval, retries, timeout}: Settings): number {
  return (retries + 1) * (interval + timeout);
}
