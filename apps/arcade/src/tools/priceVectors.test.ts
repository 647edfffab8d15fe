import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkPrices, type PriceCheck } from '../games/sportsbook/slipPrices.ts';
import { checkCashOuts } from '../games/sportsbook/slipCashOuts.ts';
import type { SlipChoice, SlipDecision } from '../games/sportsbook/slip.ts';
import { families } from '../verifier/families.ts';
import { verifyEntry, type VerifierEntry } from '../verifier/verification.ts';
import type { VerifierFamily } from '../verifier/verifierFamily.ts';
import type { RecordedRound } from './recordedRounds.ts';
import { hasPython } from './verifierDifferences.ts';

const verifiers = new URL('../../verifiers/', import.meta.url);

/**
 * A slip, and the expected findings of each verifier about its prices by leg, then about its cash-outs. Each verifier
 * words its reasons differently.
 */
interface PriceVector extends Pick<RecordedRound, 'quotes' | 'tapes' | 'cashOutQuotes'> {
  name: string;
  choice: SlipChoice;
  /** These three are set with cash-outs. */
  stake?: string;
  decisions?: SlipDecision[];
  checks: (Partial<PriceCheck> & { amount?: string })[];
}

const lines = readFileSync(new URL('priceVectors.jsonl', verifiers), 'utf8').trim().split('\n');
const vectors = lines.map((line) => JSON.parse(line) as PriceVector);

function withoutReasons(checks: readonly Record<string, unknown>[]): object[] {
  return checks.map((check) => Object.fromEntries(Object.entries(check).filter(([name]) => name !== 'reason')));
}

function madeByServer({ choice, stake = '0', decisions = [], quotes = [], tapes, cashOutQuotes = [] }: PriceVector) {
  const cashOuts = checkCashOuts({ choice, stake: BigInt(stake), decisions }, cashOutQuotes, tapes);
  return [...checkPrices(choice.legs, quotes, tapes), ...cashOuts];
}

/** Checks prices like a player who pastes a slip into the page. It has no server seed, because the slip is open. */
function shownByPage({ choice, stake = '', decisions = [], quotes = [], tapes = [], cashOutQuotes = [] }: PriceVector) {
  const entry: VerifierEntry = {
    game: 'sportsbook',
    serverSeed: '',
    commitment: '',
    clientSeed: '',
    nonce: '',
    stake,
    choice: JSON.stringify(choice),
    decisions: JSON.stringify(decisions),
    row: '',
    tapes: JSON.stringify(tapes),
    quotes: JSON.stringify(quotes),
    cashOutQuotes: JSON.stringify(cashOutQuotes),
  };
  const shown = verifyEntry(families['sportsbook'] as VerifierFamily, entry);
  if ('trouble' in shown) throw new Error(shown.trouble);
  return shown.prices ?? [];
}

const decimal = (count = 0): string => `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`;

/** Returns the page's text for a matching price or cash-out amount. */
function partsOf(check: PriceVector['checks'][number]): string[] {
  if (check.amount !== undefined) return [`the amount ${check.amount} follows from the models`];
  if (check.verdict !== 'agrees') return [];
  return [`${decimal(check.price)} follows from the model`, `keeps ${decimal(check.keptBasisPoints)} %`];
}

function python(input: string, ...command: string[]) {
  const program = fileURLToPath(new URL('verify.py', verifiers));
  return spawnSync('python3', [program, ...command], { input, encoding: 'utf8' });
}

/** Returns vectors whose agreeing prices are moved by a hundredth. A cashed-out amount may stay the same. */
function movedPrices(by: number): PriceVector[] {
  return vectors
    .filter(({ checks, cashOutQuotes }) => !cashOutQuotes && checks.every(({ verdict }) => verdict === 'agrees'))
    .map((vector) => ({
      ...vector,
      choice: { ...vector.choice, legs: vector.choice.legs.map((leg) => ({ ...leg, price: leg.price + by })) },
    }));
}

const jsonLines = (list: readonly PriceVector[]): string => list.map((each) => `${JSON.stringify(each)}\n`).join('');

describe('the vectors of prices', () => {
  it.each(vectors)('are the server’s results: $name', (vector) => {
    expect(withoutReasons(madeByServer(vector))).toEqual(vector.checks);
  });

  it.each(vectors)('are the page’s results: $name', (vector) => {
    const shown = shownByPage(vector);
    expect(shown.map(({ verdict }) => verdict)).toEqual(vector.checks.map(({ verdict }) => verdict));
    for (const [place, check] of vector.checks.entries()) {
      if (check.verdict !== 'agrees') continue;
      const words = shown[place]?.words ?? '';
      for (const part of partsOf(check)) expect(words).toContain(part);
      expect(/if (its fixture|the fixtures) stood as is said/.test(words)).toBe(!check.isStateProven);
    }
  });

  it.skipIf(!hasPython())('are the results of the program in Python', () => {
    const { stdout, status } = python(lines.join('\n'), 'prices');
    const found = stdout
      .trim()
      .split('\n')
      .map((line) => withoutReasons(JSON.parse(line) as Record<string, unknown>[]));
    expect(found).toEqual(vectors.map(({ checks }) => checks));
    expect(status).toBe(1);
  });
});

describe('a price that was changed by a hundredth', () => {
  it.each([-1, 1])('is found by every verifier: %i', (by) => {
    const moved = movedPrices(by);
    expect(moved.length).toBeGreaterThan(30);
    for (const vector of moved) {
      const byServer = checkPrices(vector.choice.legs, vector.quotes ?? [], vector.tapes);
      expect({ name: vector.name, verdicts: new Set(byServer.map(({ verdict }) => verdict)) }).toEqual({
        name: vector.name,
        verdicts: new Set(['differs']),
      });
      expect(new Set(shownByPage(vector).map(({ verdict }) => verdict))).toEqual(new Set(['differs']));
    }
    if (!hasPython()) return;
    const { stdout } = python(jsonLines(moved), 'prices');
    for (const line of stdout.trim().split('\n'))
      for (const { verdict } of JSON.parse(line) as PriceCheck[]) expect(verdict).toBe('differs');
  });

  it.skipIf(!hasPython())('is a difference for the program in Python, and an old slip is not', () => {
    const [forged] = movedPrices(1);
    const old = vectors.find(({ name }) => name === 'a slip of before');
    if (!forged || !old) throw new Error('there is no such vector');
    const changed = python(jsonLines([forged]));
    expect(changed.stdout).toMatch(/^line 1.*the price of leg 1: the price is \d+, recomputed \d+$/m);
    expect(changed.status).toBe(1);
    const before = python(jsonLines([old]));
    expect(before.stdout).toMatch(/^not checked, line 1.*the price of leg 1: what it was made from was not kept$/m);
    expect(before.stdout).toMatch(/^1 rounds, 0 differences$/m);
    expect(before.status).toBe(0);
  });
});

describe('an amount of a cash-out that was changed by a minor unit', () => {
  it.each([-1, 1])('is found by every verifier: %i', (by) => {
    const moved = vectors
      .filter(({ checks }) => checks.some(({ verdict, amount }) => verdict === 'agrees' && amount !== undefined))
      .map((vector) => ({
        ...vector,
        decisions: vector.decisions?.map((made) =>
          made.type === 'cash-out' ? { ...made, amount: `${BigInt(made.amount) + BigInt(by)}` } : made,
        ),
      })) as PriceVector[];
    expect(moved.length).toBeGreaterThan(3);
    for (const vector of moved) {
      const legs = vector.choice.legs.length;
      const verdicts = [...madeByServer(vector).slice(legs), ...shownByPage(vector).slice(legs)];
      expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['differs']));
    }
    if (!hasPython()) return;
    const { stdout, status } = python(jsonLines(moved));
    for (const number of moved.keys())
      expect(stdout).toMatch(
        new RegExp(`^line ${number + 1} .*the amount of cash-out 1: the amount is \\d+, recomputed`, 'm'),
      );
    expect(status).toBe(1);
  });
});
