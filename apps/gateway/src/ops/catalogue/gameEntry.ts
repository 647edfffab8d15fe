import { currencies, gameTypes, languageCodes, toMinor, type Currency } from '@parlor/contract';
import { z } from 'zod';

const MISSING = 'is missing';

/** A name of a game: one line of text. Lone surrogates cannot be stored. */
const gameName = z.string().regex(/^(?=.*\S)[^\p{Cc}\p{Cs}]{1,200}$/u, 'is not a name of 1 to 200 characters');
const vendorCode = z.string().regex(/^[A-Z0-9_]{2,20}$/, 'is not a code: 2 to 20 of A to Z, 0 to 9 and _');
/** A code that a vendor assigns. The provider API accepts no others. */
const printable = z.string().regex(/^[\x21-\x7e]{1,64}$/, 'is not a code: 1 to 64 printable characters without spaces');
const count = z.int().min(0).max(2_147_483_647);

const minBet = z
  .partialRecord(z.enum(currencies), z.string())
  .superRefine((amounts, context) => {
    for (const [currency, amount] of Object.entries(amounts)) {
      if ((toMinor(amount, currency as Currency) ?? -1n) < 0n)
        context.addIssue({ code: 'custom', path: [currency], message: `"${amount}" is not an amount of ${currency}` });
    }
  })
  .refine((amounts) => Object.keys(amounts).length > 0, 'needs an amount in at least one currency');

const names = z
  .partialRecord(z.enum(languageCodes), gameName)
  .refine((byLanguage) => Object.keys(byLanguage).length > 0, 'needs a name in at least one language');

const NO_TIME = 'is not a day or time in UTC, such as 2026-11-22 or 2026-11-22T18:00:00Z';
const releasedAt = z
  .union([z.iso.date(), z.iso.datetime()], { error: ({ input }) => (input === undefined ? MISSING : NO_TIME) })
  // PostgreSQL has no year 0.
  .refine((text) => !text.startsWith('0000'), NO_TIME);

/** A game in an operator's file. An omitted field has its default. */
export const gameEntry = z.strictObject({
  nodeId: printable,
  /** The name of its picture; the node id by default. */
  id: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'is not an id: 1 to 64 letters, digits, _ and -')
    .optional(),
  vendor: vendorCode,
  gameCode: printable,
  /** The game code; the node id by default. */
  gameId: printable.optional(),
  gameType: z.enum(gameTypes),
  classes: z
    .array(z.string().regex(/^[A-Za-z0-9_]{1,40}$/, 'is not a class: 1 to 40 letters, digits and _'))
    .max(50)
    .default([]),
  names,
  /** The provider whose server opens the game; by default the game is shown as coming soon. */
  provider: vendorCode.nullable().default(null),
  minBet,
  minLine: count.default(0),
  supportPlay: z.boolean().default(true),
  freeplay: z.boolean().default(false),
  hasJackpot: z.boolean().default(false),
  isNew: z.boolean().default(false),
  hotOrder: count.min(1).nullable().default(null),
  /** A game that is not enabled is withdrawn. */
  isEnabled: z.boolean().default(true),
  releasedAt,
  dominantColour: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour such as #rrggbb'),
});

/** A parsed game with defaults. */
export type GameEntry = Required<z.output<typeof gameEntry>>;

/** Parses a game. Returns its problems, one text per field, if it is invalid. */
export function readGameEntry(value: unknown): { game: GameEntry } | { problems: string[] } {
  const { data, error } = gameEntry.safeParse(value, {
    error: ({ input }) => (input === undefined ? MISSING : undefined),
  });
  if (error !== undefined) return { problems: error.issues.flatMap(problemsOf) };
  const { id = data.nodeId, gameId = data.gameCode, ...rest } = data;
  if (data.id === undefined && !gameEntry.shape.id.safeParse(id).success)
    return { problems: ['id: is missing, and the node id is none: 1 to 64 letters, digits, _ and -'] };
  return { game: { ...rest, id, gameId, dominantColour: data.dominantColour.toLowerCase() } };
}

function problemsOf(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      path === ''
        ? `${key}: is not a field of a game`
        : `${path}.${key}: is none of ${(path === 'minBet' ? currencies : languageCodes).join(', ')}`,
    );
  return [path === '' ? issue.message : `${path}: ${issue.message}`];
}
