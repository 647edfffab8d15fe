import { fairnessVectors } from '../fairness/fairnessVectors.ts';
import { CLIENT_SEED_PATTERN, commitmentOf, outcomeWords } from '../fairness/outcomeWords.ts';
import type { BookRowProof } from '../books/book.ts';
import type { FixtureTape } from '../fairness/fixtureTape.ts';
import type { RoundSource } from '../shell/stage.ts';
import type { VerifierFamily } from './verifierFamily.ts';

/** What a player enters, as text. */
export interface VerifierEntry {
  /** The code of the title that was played. */
  game: string;
  serverSeed: string;
  /** What the server showed before the first bet; empty to skip the comparison. */
  commitment: string;
  clientSeed: string;
  nonce: string;
  /** In minor units. */
  stake: string;
  /** JSON. */
  choice: string;
  /** JSON: a list. */
  decisions: string;
  /** JSON: the row of the book with its proof; empty for a game that has no book. */
  row: string;
  /** JSON: the fixtures of a slip that are over; empty to take the results as they are. */
  tapes: string;
}

/** A round worked out, or what is wrong with the entry. */
type Verification =
  | { trouble: string }
  | { commitment: string; isCommitmentCompared: boolean; events: string[]; win: bigint };

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

/** What a round is computed from, or what is wrong with the entry. */
export function sourceOf(entry: VerifierEntry): { trouble: string } | { source: RoundSource; commitment: string } {
  const serverSeed = entry.serverSeed.trim().toLowerCase();
  const clientSeed = entry.clientSeed.trim().toLowerCase();
  const shown = entry.commitment.trim().toLowerCase();
  const [nonce, stake] = [entry.nonce.trim(), entry.stake.trim()];
  if (!/^[\da-f]{64}$/.test(serverSeed)) return { trouble: 'The server seed has 64 hexadecimal digits.' };
  if (!CLIENT_SEED_PATTERN.test(clientSeed)) return { trouble: 'Your seed has 32 to 64 hexadecimal digits.' };
  if (!/^\d{1,15}$/.test(nonce)) return { trouble: 'The number of the round is a whole number.' };
  if (!/^[1-9]\d{0,14}$/.test(stake)) return { trouble: 'The stake is a whole number above zero.' };
  const choice = parsed(entry.choice);
  if (!choice) return { trouble: 'The choice is not JSON.' };
  const decisions = parsed(entry.decisions.trim() === '' ? '[]' : entry.decisions);
  if (!decisions || !Array.isArray(decisions.value)) return { trouble: 'The decisions are not a list in JSON.' };
  const row = entry.row.trim() === '' ? undefined : parsed(entry.row);
  if (row === undefined && entry.row.trim() !== '') return { trouble: 'The row of the book is not JSON.' };
  const commitment = commitmentOf(serverSeed);
  const tapes = parsed(entry.tapes.trim() === '' ? '[]' : entry.tapes);
  if (!tapes || !areTapes(tapes.value))
    return { trouble: 'The fixtures are not a list in JSON, each with its id and its server seed.' };
  if (shown !== '' && shown !== commitment)
    return { trouble: `This is not the seed that was committed to: its SHA-256 is ${commitment}.` };
  return {
    commitment,
    source: {
      gameCode: entry.game,
      serverSeed,
      clientSeed,
      nonce: Number(nonce),
      stake: BigInt(stake),
      choice: choice.value,
      decisions: decisions.value,
      // The rules check the form of the row together with its proof.
      ...(row && { row: row.value as BookRowProof }),
      ...(tapes.value.length > 0 && { tapes: tapes.value }),
    },
  };
}

/** Works a round out from what a player entered. */
export function verifyEntry(family: VerifierFamily, entry: VerifierEntry): Verification {
  const found = sourceOf(entry);
  if ('trouble' in found) return found;
  const { source, commitment } = found;
  if (family.bookRow && !source.row)
    return { trouble: `These seeds draw row ${family.bookRow(source)} of the book. Enter the row with its proof.` };
  try {
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
