/*
 * The plans and their limits: the source of every number about them. docs/workspace/limits.md repeats them, which a test compares. Prices
 * in US dollars a month.
 */

/** Limits of what a workspace has, and of what it records in a month. */
export const fixedLimits = ['websites', 'surveys', 'feedChannels'] as const;
export const monthlyLimits = ['websiteEvents', 'monitorExecutions', 'feedEvents'] as const;
export type LimitId = (typeof fixedLimits | typeof monthlyLimits)[number];

export type PlanId = 'self' | 'free' | 'pro' | 'team';
export type Support = 'community' | 'discord' | 'email';

export interface Plan {
  id: PlanId;
  price: number;
  /** Null: no limit. */
  limits: Record<LimitId, number | null>;
  support: Support;
}

const unlimited: Plan['limits'] = {
  websites: null,
  surveys: null,
  feedChannels: null,
  websiteEvents: null,
  monitorExecutions: null,
  feedEvents: null,
};

export const plans: readonly Plan[] = [
  {id: 'self', price: 0, limits: unlimited, support: 'community'},
  {
    id: 'free',
    price: 0,
    limits: {
      websites: 3,
      surveys: 3,
      feedChannels: 3,
      websiteEvents: 100_000,
      monitorExecutions: 100_000,
      feedEvents: 10_000,
    },
    support: 'discord',
  },
  {
    id: 'pro',
    price: 19.99,
    limits: {
      websites: 10,
      surveys: 20,
      feedChannels: 20,
      websiteEvents: 1_000_000,
      monitorExecutions: 1_000_000,
      feedEvents: 100_000,
    },
    support: 'discord',
  },
  {
    id: 'team',
    price: 99.99,
    limits: {
      ...unlimited,
      websiteEvents: 20_000_000,
      monitorExecutions: 20_000_000,
      feedEvents: 1_000_000,
    },
    support: 'email',
  },
];

/** The plan of an ID. */
export const plan = (id: PlanId): Plan => plans.find((candidate) => candidate.id === id)!;

/** Checks of one monitor in the longest month, one a minute: plans count calendar months. */
export const checksAMonth = 31 * 24 * 60;

/** How many monitors that check once a minute fit into a limit. */
export const monitorsThatFit = (limit: number): number => Math.floor(limit / checksAMonth);
