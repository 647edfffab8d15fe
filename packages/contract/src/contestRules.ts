/** Kinds of contests. A tournament ranks players by score; a raffle draws its places. */
export const contestKinds = ['tournament', 'raffle'] as const;
/** Kind of a contest. */
export type ContestKind = (typeof contestKinds)[number];

/**
 * The kinds of scores: the best multiple of a stake that one round paid, all stakes, all wins, points for stakes and
 * wins, or all deposits.
 */
export const contestMeasures = ['best_multiplier', 'turnover', 'wins', 'points', 'deposits'] as const;
/** The kind of a contest's score. */
export type ContestMeasure = (typeof contestMeasures)[number];

/** The phases of a contest. A contest that is `COUNTING` has ended, and its last rounds are still being counted. */
export const contestStates = ['COMING', 'RUNNING', 'COUNTING', 'OVER'] as const;
/** The phase of a contest. */
export type ContestState = (typeof contestStates)[number];
