/*
 * The plans and their limits: the source of every number about them. docs/workspace/limits.md repeats them, which a test compares.
 */

/** US dollars a month. */
export const prices = {self: 0, free: 0, pro: 19.99, team: 99.99};

export type PlanId = keyof typeof prices;
export const planIds = Object.keys(prices) as PlanId[];

/** What a workspace may have, and what it may record in a month; null is no limit. In the order of the documentation. */
export const limits = {
  websites: {self: null, free: 3, pro: 10, team: null},
  websiteEvents: {self: null, free: 100_000, pro: 1_000_000, team: 20_000_000},
  monitorExecutions: {self: null, free: 100_000, pro: 1_000_000, team: 20_000_000},
  surveys: {self: null, free: 3, pro: 20, team: null},
  feedChannels: {self: null, free: 3, pro: 20, team: null},
  feedEvents: {self: null, free: 10_000, pro: 100_000, team: 1_000_000},
};

export type LimitId = keyof typeof limits;
export const fixedLimits: LimitId[] = ['websites', 'surveys', 'feedChannels'];
export const monthlyLimits: LimitId[] = ['websiteEvents', 'monitorExecutions', 'feedEvents'];

/** Checks of one monitor in the longest month, one a minute: plans count calendar months. */
export const checksAMonth = 31 * 24 * 60;

/** How many monitors that check once a minute fit into a limit. */
export const monitorsThatFit = (limit: number): number => Math.floor(limit / checksAMonth);
