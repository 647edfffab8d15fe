import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { designOf } from '../games/reels/designOf.ts';
import { designText } from '../games/reels/designText.ts';
import { checkPrices } from '../games/sportsbook/slipPrices.ts';
import { checkCashOuts } from '../games/sportsbook/slipCashOuts.ts';
import type { SlipChoice, SlipDecision } from '../games/sportsbook/slip.ts';
import { checkTapes } from '../games/sportsbook/slipTapes.ts';
import { replaySeatHand } from '../games/seatHand.ts';
import { titleOf } from '../games/titles.ts';
import { outcomeOf, type RoundInput } from '../modules/round/outcome.ts';
import { families } from '../verifier/families.ts';
import type { RecordedRound } from './recordedRounds.ts';
import { writeTo } from './writeTo.ts';

/** The number of checked rounds, and for each program the number of rounds with another result. */
export interface VerifierDifferences {
  rounds: number;
  /** The server's rules. */
  server: number;
  /** The verifier page. */
  page: number;
  /** The program in Python, written from `docs/fairness.md` alone. */
  python: number;
}

/** The programs that compute another result for a round. */
export type RoundDifferences = Readonly<Record<'server' | 'page' | 'python', boolean>>;

const program = fileURLToPath(new URL('../../verifiers/verify.py', import.meta.url));

/** Whether this machine has a Python that is new enough. */
export function hasPython(): boolean {
  return spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
}

function requireNoOther(prices: readonly { verdict: string }[]): void {
  if (prices.some(({ verdict }) => verdict === 'differs'))
    throw new RangeError('a price or an amount does not follow from the model');
}

function replayByServer({ version, ...record }: RecordedRound, input: RoundInput) {
  const game = titleOf(record.gameCode)?.game;
  if (game?.version !== version) throw new RangeError(`the server has no ${record.gameCode} of ${version}`);
  if (record.tapes) checkTapes(input, record.tapes);
  const choice = input.choice as SlipChoice;
  if (record.quotes) requireNoOther(checkPrices(choice.legs, record.quotes, record.tapes));
  if (record.cashOutQuotes) {
    const slip = { choice, stake: input.stake, decisions: input.decisions as SlipDecision[] };
    requireNoOther(checkCashOuts(slip, record.cashOutQuotes, record.tapes));
  }
  return game.seating ? replaySeatHand(game.seating.rules)(input) : outcomeOf(game, input);
}

function replayByPage(record: RecordedRound, input: RoundInput) {
  const { gameCode, version, row, rows, tapes, quotes, cashOutQuotes } = record;
  const family = families[version.split('@')[0] ?? ''];
  if (family?.version !== version) throw new RangeError(`the page does not know ${version}`);
  const drawn = rows ?? (row && [row]);
  const source = {
    ...input,
    gameCode,
    ...(drawn && { rows: drawn }),
    ...(tapes && { tapes }),
    ...(quotes && { quotes }),
    ...(cashOutQuotes && { cashOutQuotes }),
  };
  requireNoOther(family.checkPrices?.(source) ?? []);
  return family.replay(source);
}

/** Whether a program refuses a recorded round or computes other events or another win. */
function differs(line: string, replay: typeof replayByPage): boolean {
  const record = JSON.parse(line) as RecordedRound;
  const { serverSeed, clientSeed, nonce, stake, choice, decisions } = record;
  try {
    const played = replay(record, { serverSeed, clientSeed, nonce, stake: BigInt(stake), choice, decisions });
    const events: unknown = JSON.parse(JSON.stringify(played.events));
    return !isDeepStrictEqual(events, record.events) || played.win.toString() !== record.win;
  } catch {
    return true;
  }
}

/** Checks lines of JSON with the program in Python. Returns how many rounds it read, and the numbers of those that differ. */
async function checkByPython(lines: Iterable<string>, designs: string): Promise<{ read: number; lines: Set<number> }> {
  const python = spawn('python3', [program, '--designs', designs], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [output] = await Promise.all([
    text(python.stdout),
    writeTo(python.stdin, lines).then(() => python.stdin.end()),
  ]);
  const read = /^(\d+) rounds, \d+ differences\n$/m.exec(output)?.[1];
  if (read === undefined) throw new Error('the program in Python broke off');
  return { read: Number(read), lines: new Set([...output.matchAll(/^line (\d+)/gm)].map(([, line]) => Number(line))) };
}

/** Recomputes recorded rounds by the server's rules, the verifier page and Python. Returns the differences of each. */
export async function differencesOfEach(rounds: Iterable<RecordedRound>): Promise<RoundDifferences[]> {
  const designs = mkdtempSync(join(tmpdir(), 'designs-'));
  const found: Omit<RoundDifferences, 'python'>[] = [];
  const titles = new Set<string>();

  function* checkedLines(): Generator<string> {
    for (const round of rounds) {
      const { gameCode, version } = round;
      if (version.startsWith('reels@') && !titles.has(gameCode)) {
        titles.add(gameCode);
        writeFileSync(join(designs, `${gameCode}.json`), designText(designOf(gameCode)));
      }
      const line = JSON.stringify(round);
      found.push({ server: differs(line, replayByServer), page: differs(line, replayByPage) });
      yield `${line}\n`;
    }
  }

  try {
    const { read, lines } = await checkByPython(checkedLines(), designs);
    if (read !== found.length) throw new Error(`Python read ${read} of ${found.length} rounds`);
    return found.map((round, index) => ({ ...round, python: lines.has(index + 1) }));
  } finally {
    rmSync(designs, { recursive: true, force: true });
  }
}

/** Counts the differences of rounds. */
export function countDifferences(each: readonly RoundDifferences[]): VerifierDifferences {
  const count = (checker: keyof RoundDifferences): number => each.filter((round) => round[checker]).length;
  return { rounds: each.length, server: count('server'), page: count('page'), python: count('python') };
}

/** Recomputes recorded rounds by the server's rules, the verifier page and Python. */
export async function verifierDifferences(rounds: Iterable<RecordedRound>): Promise<VerifierDifferences> {
  return countDifferences(await differencesOfEach(rounds));
}
