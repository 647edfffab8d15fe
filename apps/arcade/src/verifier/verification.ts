import { fairnessVectors } from '../fairness/fairnessVectors.ts';
import { CLIENT_SEED_PATTERN, commitmentOf, outcomeWords } from '../fairness/outcomeWords.ts';
import type { BookRowProof } from '../books/book.ts';
import type { CashOutQuote } from '../fairness/cashOutQuote.ts';
import type { FixtureTape } from '../fairness/fixtureTape.ts';
import type { LegQuote } from '../fairness/legQuote.ts';
import type { RoundSource } from '../shell/stage.ts';
import type { PriceFinding, PricesSource, VerifierFamily } from './verifierFamily.ts';

/** The player's input, as text. */
export interface VerifierEntry {
  /** The code of the played title. */
  game: string;
  serverSeed: string;
  /** The commitment shown before the first bet; empty to skip the comparison. */
  commitment: string;
  clientSeed: string;
  nonce: string;
  /** The stake in minor units. */
  stake: string;
  /** JSON. */
  choice: string;
  /** JSON: a list. */
  decisions: string;
  /** JSON: the row of the book with its proof, or a list of them; empty for a round that draws none. */
  row: string;
  /** JSON: the finished fixtures of a slip; empty to accept the results. */
  tapes: string;
  /** JSON: the inputs of a slip's prices, by leg; empty if they were not stored. */
  quotes: string;
  /** JSON: the inputs of its cash-out amounts, in order; empty if they were not stored. */
  cashOutQuotes: string;
}

/** A recomputed round, or the error of the entry. `prices` is set in a game with prices. */
type Verification =
  | { trouble: string; prices?: PriceFinding[] }
  | { commitment: string; isCommitmentCompared: boolean; events: string[]; win: bigint; prices?: PriceFinding[] }
  /** A slip whose seed is not public yet. */
  | { prices: PriceFinding[] };

function parsed(json: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return undefined;
  }
}

function areTapes(value: unknown): value is FixtureTape[] {
  const isTape = (each: Partial<FixtureTape> | null): boolean =>
    typeof each?.id === 'string' && typeof each.serverSeed === 'string' && /^[\da-f]{64}$/.test(each.serverSeed);
  return Array.isArray(value) && value.every(isTape);
}

/** Whether a value may be a list of quotes. The form of each is checked with its price or amount. */
function areQuotes<Quote extends LegQuote | CashOutQuote>(value: unknown): value is (Quote | null)[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object');
}

const isStake = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Returns the inputs of prices, or the error of the entry. Prices need no stake; cash-out amounts do. */
function pricesSourceOf({
  stake,
  choice,
  decisions,
  tapes,
  quotes,
  cashOutQuotes,
}: VerifierEntry): { trouble: string } | { source: Required<PricesSource> } {
  const chosen = parsed(choice);
  if (!chosen) return { trouble: 'The choice is not JSON.' };
  const decided = parsed(decisions.trim() === '' ? '[]' : decisions);
  if (!decided || !Array.isArray(decided.value)) return { trouble: 'The decisions are not a list in JSON.' };
  if (decided.value.length > 0 && !isStake(stake.trim())) return { trouble: 'The stake is a whole number above zero.' };
  const found = parsed(tapes.trim() === '' ? '[]' : tapes);
  if (!found || !areTapes(found.value))
    return { trouble: 'The fixtures are not a list in JSON, each with its id and its server seed.' };
  const kept = parsed(quotes.trim() === '' ? '[]' : quotes);
  if (!kept || !areQuotes<LegQuote>(kept.value))
    return { trouble: 'What the prices were made from is not a list in JSON.' };
  const cashedOut = parsed(cashOutQuotes.trim() === '' ? '[]' : cashOutQuotes);
  if (!cashedOut || !areQuotes<CashOutQuote>(cashedOut.value))
    return { trouble: 'What the cash-outs were made from is not a list in JSON.' };
  return {
    source: {
      stake: isStake(stake.trim()) ? BigInt(stake.trim()) : 0n,
      choice: chosen.value,
      decisions: decided.value,
      tapes: found.value,
      quotes: kept.value,
      cashOutQuotes: cashedOut.value,
    },
  };
}

/** Returns the inputs of a round, or the error of the entry. */
export function sourceOf(entry: VerifierEntry): { trouble: string } | { source: RoundSource; commitment: string } {
  const serverSeed = entry.serverSeed.trim().toLowerCase();
  const clientSeed = entry.clientSeed.trim().toLowerCase();
  const shown = entry.commitment.trim().toLowerCase();
  const nonce = entry.nonce.trim();
  if (!/^[\da-f]{64}$/.test(serverSeed)) return { trouble: 'The server seed has 64 hexadecimal digits.' };
  if (!CLIENT_SEED_PATTERN.test(clientSeed)) return { trouble: 'Your seed has 32 to 64 hexadecimal digits.' };
  if (!/^\d{1,15}$/.test(nonce)) return { trouble: 'The number of the round is a whole number.' };
  if (!isStake(entry.stake.trim())) return { trouble: 'The stake is a whole number above zero.' };
  const found = pricesSourceOf(entry);
  if ('trouble' in found) return found;
  const { stake, choice, decisions, tapes, quotes, cashOutQuotes } = found.source;
  const row = entry.row.trim() === '' ? undefined : parsed(entry.row);
  if (row === undefined && entry.row.trim() !== '') return { trouble: 'The row of the book is not JSON.' };
  const commitment = commitmentOf(serverSeed);
  if (shown !== '' && shown !== commitment)
    return { trouble: `This is not the seed that was committed to: its SHA-256 is ${commitment}.` };
  return {
    commitment,
    source: {
      gameCode: entry.game,
      serverSeed,
      clientSeed,
      nonce: Number(nonce),
      stake,
      choice,
      decisions,
      // The rules check the form of a row together with its proof.
      ...(row && { rows: [row.value].flat() as BookRowProof[] }),
      ...(tapes.length > 0 && { tapes }),
      ...(quotes.length > 0 && { quotes }),
      ...(cashOutQuotes.length > 0 && { cashOutQuotes }),
    },
  };
}

/** Recomputes the prices of an entry, or returns its error. */
function findingsOf(
  checkPrices: NonNullable<VerifierFamily['checkPrices']>,
  entry: VerifierEntry,
): { trouble: string } | { prices: PriceFinding[] } {
  const found = pricesSourceOf(entry);
  if ('trouble' in found) return found;
  try {
    return { prices: checkPrices(found.source) };
  } catch {
    return { trouble: 'The choice has no legs with prices.' };
  }
}

/**
 * Recomputes a round from a player's entry. In a game with prices it recomputes them too; without a server seed, only
 * the prices.
 */
export function verifyEntry(family: VerifierFamily, entry: VerifierEntry): Verification {
  if (!family.checkPrices) return verifyRound(family, entry);
  const found = findingsOf(family.checkPrices, entry);
  if ('trouble' in found || entry.serverSeed.trim() === '') return found;
  return { ...verifyRound(family, entry), ...found };
}

function neededText(positions: readonly number[]): string {
  return positions.length === 1
    ? `These seeds draw row ${positions[0]} of the book. Enter the row with its proof.`
    : `These seeds draw rows ${positions.join(', ')} of the book. Enter the rows with their proofs as a list.`;
}

function verifyRound(family: VerifierFamily, entry: VerifierEntry): Exclude<Verification, { prices: PriceFinding[] }> {
  const found = sourceOf(entry);
  if ('trouble' in found) return found;
  const { source, commitment } = found;
  try {
    const drawn = family.bookRows?.(source) ?? [];
    if (drawn.length > (source.rows?.length ?? 0)) return { trouble: neededText(drawn) };
    const { events, win } = family.replay(source);
    return {
      commitment,
      isCommitmentCompared: entry.commitment.trim() !== '',
      events: events.map((event) => family.describe(event)),
      win,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { trouble: `The rules do not allow this stake, choice or decision: ${reason}.` };
  }
}

/** Checks this page's code against vectors of other implementations. */
export function isSound(): boolean {
  return fairnessVectors.every(({ commitment, words, ...seeds }) => {
    const next = outcomeWords(seeds);
    return commitmentOf(seeds.serverSeed) === commitment && words.every((word) => word === next());
  });
}
