// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roundOf } from '../../../shell/testing/testGame.ts';
import type { LegView, SlipView } from '../../../sportsApi.ts';
import { families } from '../../../verifier/families.ts';
import { verifyEntry, type VerifierEntry } from '../../../verifier/verification.ts';
import type { VerifierFamily } from '../../../verifier/verifierFamily.ts';
import { cashOutsOf, type SlipChoice, type SlipDecision } from '../slip.ts';
import { legOf, NOW, slipOf } from './testing/sampleSports.ts';
import { settle, startSports } from './testing/startSports.ts';

interface Vector {
  name: string;
  choice: SlipChoice;
  quotes?: LegView['quote'][];
  stake?: string;
  decisions?: SlipDecision[];
  cashOutQuotes?: SlipView['cashOuts'][number]['quote'][];
  tapes: NonNullable<LegView['tape']>[];
}

const file = join(import.meta.dirname, '../../../../verifiers/priceVectors.jsonl');
const vectors = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

/** Returns the slip of a vector in the form of the server's. Its own seed is secret. */
function slipOfVector(name: string): SlipView {
  const vector = vectors.find((each) => each.name === name);
  if (!vector) throw new Error(`there is no ${name}`);
  const { choice, stake = '1000', decisions = [], quotes = [], cashOutQuotes = [], tapes } = vector;
  const views = choice.legs.map((leg, place) => {
    const tape = tapes.find(({ id }) => id === leg.fixture) ?? null;
    return legOf(leg.fixture, { ...leg, quote: quotes[place] ?? null, tape });
  });
  const cashOuts = cashOutsOf(decisions).map(({ share, amount, isAuto }, place) => {
    return { share, amount, isAuto, quote: cashOutQuotes[place] ?? null };
  });
  const round = roundOf(0, { choice, stake, decisions, serverSeed: null, state: 'OPEN' });
  return slipOf('one', { views, legs: choice.legs, stake, cashOuts, round });
}

const opened = (slip: SlipView) =>
  startSports({ answers: { 'GET sports/slips?open': () => ({ list: [slip], hasMore: false }) } });

async function checked(name: string) {
  const page = await opened(slipOfVector(name));
  await page.pressNamed('Check prices');
  await vi.dynamicImportSettled();
  await settle();
  return { page, rows: [...document.querySelectorAll('.proof-legs li')].map((row) => row.textContent) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '#tab=mine');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the prices of a bet', () => {
  it('are recomputed on demand, with their margins, and the scores of live bets', async () => {
    const { page, rows } = await checked('football: before the start, and in play');
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatch(/^✓ .+ Price [\d.,]+: follows from the model and keeps 5\.\d\d %\.$/);
    expect(page.textOf('.my-leg .caption', 0)).not.toContain('Taken at');
    expect(page.textOf('.my-leg .caption', 1)).toMatch(/Taken at \d+ : \d+$/);
  });

  it('do not match if one differs by a hundredth', async () => {
    const { rows } = await checked('a price that is a hundredth too low');
    expect(rows[0]).toContain('does not follow from the model');
    expect(rows[1]).toContain('follows from the model and keeps 5.61 %');
  });

  it('of a running fixture match only if its state was as recorded', async () => {
    const { rows } = await checked('a slip that is open: what had happened in play is not proven');
    expect(rows[0]).not.toContain('if the fixture stood');
    expect(rows[1]).toContain('if the fixture stood as recorded');
  });

  it('cannot be checked if nothing was stored', async () => {
    const { rows } = await checked('a slip of before');
    for (const row of rows) expect(row).toMatch(/^\? .*cannot be checked/);
  });

  it('are checked in the verifier page without any input', async () => {
    const { page } = await checked('tennis: before the start, and in play');
    const [path, fragment] = page.find('.slip-proof a').getAttribute('href')?.split('#') ?? [];
    expect(path).toBe('/games/verify.html');
    const fields = Object.fromEntries(new URLSearchParams(fragment));
    expect(fields).toMatchObject({ family: 'sportsbook', game: 'football-matchday' });
    const entry = { serverSeed: '', row: '', ...fields } as unknown as VerifierEntry;
    const shown = verifyEntry(families['sportsbook'] as VerifierFamily, entry);
    expect('prices' in shown && shown.prices?.map(({ verdict }) => verdict)).toEqual(['agrees', 'agrees']);
  });

  it('come with the recomputed amounts of cash-outs', async () => {
    const { rows, page } = await checked('a part that was cashed out in play');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatch(/^✓ Cash-out of [\d.]+ % of the stake ฿201\.53: the expected payout then, less 3 %\.$/);
    const fields = new URLSearchParams(page.find('.slip-proof a').getAttribute('href')?.split('#')[1]);
    const entry = { serverSeed: '', row: '', ...Object.fromEntries(fields) } as unknown as VerifierEntry;
    const shown = verifyEntry(families['sportsbook'] as VerifierFamily, entry);
    expect('prices' in shown && shown.prices?.[1]).toMatchObject({
      verdict: 'agrees',
      words: 'Cash-out 1: the amount 20153 follows from the models.',
    });
  });

  it.each([
    ['a part that was cashed out in play, of a slip that is open', /if the fixtures stood as recorded/],
    ['an amount that is a unit too low', /^✕ .*is not the expected payout then, less 3 %\. Please report it\.$/],
    ['a cash-out of before', /^\? .*cannot be checked/],
  ])('verify a cash-out: %s', async (name, words) => {
    expect((await checked(name)).rows[1]).toMatch(words);
  });

  it('are not requested before the slip is placed', async () => {
    const page = await opened(slipOf('one', { state: 'delayed' }));
    expect(page.find('.slip-proof').hidden).toBe(true);
  });
});
