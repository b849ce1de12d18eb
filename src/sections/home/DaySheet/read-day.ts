/** One day of records and what it says at a moment. Times are seconds since the start of the day. */
export interface Day {
  length: number;
  viewsByHour: readonly number[];
  response: readonly (number | null)[];
  slotLength: number;
  downAt: number;
  upAgainAt: number;
  cpu: readonly number[];
  cpuInterval: number;
  cpuLastAt: number;
  feedEntries: readonly number[];
  stateOpenedAt: number;
  surveyAnswers: readonly number[];
}

export interface Reading {
  viewsThisHour: number;
  up: boolean;
  /** Null while no check was answered. */
  response: number | null;
  /** Null before the oldest report that the server keeps. */
  cpu: number | null;
  entries: number;
  ongoing: boolean;
  answers: number;
}

const before = (times: readonly number[], moment: number) => times.filter((time) => time <= moment).length;

/** What every row says at a moment. */
export function readAt(day: Day, moment: number): Reading {
  const oldest = day.cpuLastAt - (day.cpu.length - 1) * day.cpuInterval;
  const report = Math.min(Math.floor((moment - oldest) / day.cpuInterval), day.cpu.length - 1);
  return {
    viewsThisHour: day.viewsByHour[Math.floor(moment / 3600)]!,
    up: moment < day.downAt || moment >= day.upAgainAt,
    response: day.response[Math.floor(moment / day.slotLength)] ?? null,
    cpu: day.cpu[report] ?? null,
    entries: before(day.feedEntries, moment),
    ongoing: moment >= day.stateOpenedAt,
    answers: before(day.surveyAnswers, moment),
  };
}

const STEP = 600;
const HOUR = 3600;

/**
 * Where the sighting line goes when a key is pressed; null for keys that do not move it.
 * Arrows go to the next ten minutes, the page keys to the next hour.
 */
export function moveLine(key: string, moment: number, length: number): number | null {
  const last = length - 1;
  const forward = (step: number) => (Math.floor(moment / step) + 1) * step;
  const back = (step: number) => (Math.ceil(moment / step) - 1) * step;
  const target: Record<string, number> = {
    ArrowRight: forward(STEP),
    ArrowUp: forward(STEP),
    ArrowLeft: back(STEP),
    ArrowDown: back(STEP),
    PageUp: forward(HOUR),
    PageDown: back(HOUR),
    Home: 0,
    End: last,
  };
  const wanted = target[key];
  return wanted === undefined ? null : Math.max(0, Math.min(last, wanted));
}
