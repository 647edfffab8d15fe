import { z } from 'zod';
import { CLIENT_SEED_PATTERN } from '../../fairness/outcomeWords.ts';
import { defineGame } from '../game.ts';
import { crashStakes } from '../stakes.ts';
import { DECLARED_RETURN, MAX_TARGET, MIN_TARGET } from './math.ts';
import { CRASH_VERSION, playCrash, type CrashCashOut } from './rules.ts';

const cashOut = z.enum(['half', 'all']);

/** A player's decision on the wire. */
export const crashCashOut: z.ZodType<CrashCashOut> = z.strictObject({ cashOut });

/** Crash: the multiplier of one round grows for everybody until it crashes; players who cash out before are paid. */
export const crashGame = defineGame({
  version: CRASH_VERSION,
  declaredReturn: DECLARED_RETURN,
  sharedSecrets: ['round_crashed'],
  stakesOf: crashStakes,
  choice: z.strictObject({
    panel: z.union([z.literal(0), z.literal(1)]),
    target: z.int().min(MIN_TARGET).max(MAX_TARGET).nullable(),
    clientSeed: z.string().regex(CLIENT_SEED_PATTERN),
  }),
  decision: z.union([
    z.strictObject({ cashOut, at: z.int().min(MIN_TARGET).max(MAX_TARGET) }),
    z.strictObject({ ended: z.literal(true) }),
    z.strictObject({ returned: z.literal(true) }),
  ]),
  play: playCrash,
});
