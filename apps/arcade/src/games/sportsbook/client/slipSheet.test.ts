// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArcadeFailure } from '../../../shell/arcadeClient.ts';
import type { SlipView } from '../../../sportsApi.ts';
import { slipCodeOf } from './slipCode.ts';
import { detailOf, fixtureOf, marketOf, NOW, slipOf } from './testing/sampleSports.ts';
import { settle, startSports, type Answers } from './testing/startSports.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '#');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const priced = (home: number, revision: number) =>
  fixtureOf('fb-lantern:7', { revision, markets: [marketOf('result', { home, draw: 340, away: 410 })] });

/** Opens a page with the home side on the slip and a stake of 10.00. */
async function slipped(answers: Answers = {}) {
  const page = await startSports({ answers });
  await page.press('.price');
  await page.press('.slip-bar');
  await page.press('.quick-amount');
  return page;
}

/** Opens such a page and places the bet. */
async function placed(slip: Partial<SlipView>) {
  const page = await slipped({ 'POST sports/slips': slipOf('new', slip) });
  await page.press('.slip-place');
  return page;
}

describe('the slip', () => {
  it('shows the price, the stake and the potential win', async () => {
    const page = await slipped();
    expect(page.find('.slip-bar').getAttribute('aria-label')).toBe('Bet slip, picks: 1, price 2.15');
    expect(page.textOf('.slip-sums')).toContain('฿21.50');
    expect(page.textOf('.slip-place')).toBe('Place bet · ฿10.00');
    expect(page.textOf('.slip-problem')).toBe('');
  });

  it('says what is missing, and cannot be placed without it', async () => {
    const page = await startSports();
    await page.press('.price');
    await page.press('.slip-bar');
    expect(page.textOf('.slip-problem')).toBe('Enter a stake.');
    await page.press('.slip-place');
    expect(page.sent()).toEqual([]);
  });

  it('takes the stake from the keypad', async () => {
    const page = await startSports();
    await page.press('.price');
    await page.press('.slip-bar');
    for (const key of ['2', '5']) await page.pressNamed(key);
    expect(page.textOf('.slip-place')).toBe('Place bet · ฿25.00');
  });

  it('survives a reload, with stake and settings', async () => {
    const page = await slipped();
    page.find('.slip-settings input', 1).dispatchEvent(new Event('change'));
    await settle();
    const again = await startSports();
    await again.press('.slip-bar');
    expect(again.textOf('.slip-place')).toBe('Place bet · ฿10.00');
    expect(document.querySelector<HTMLInputElement>('.slip-settings input:checked')?.value).toBe('higher');
  });

  it('flags a price that changed and waits until it is accepted', async () => {
    const page = await slipped();
    page.receive({ type: 'fixture', fixture: priced(190, 11), events: [] });
    expect(page.textOf('.slip-note')).toBe('▼ now 1.90, was 2.15');
    expect(page.textOf('.slip-problem')).toBe('Accept the new prices first (1).');
    expect(page.find('.slip-place').getAttribute('aria-disabled')).toBe('true');
    await page.pressNamed('Accept new prices (1)');
    expect(page.textOf('.slip-leg .slip-price')).toBe('1.90');
    expect(page.textOf('.slip-place')).toBe('Place bet · ฿10.00');
    expect(page.find('.slip-place').getAttribute('aria-disabled')).toBe('false');
  });

  it('accepts a higher price automatically if the player chose so, and asks about a lower one', async () => {
    const page = await slipped();
    page.find('.slip-settings input', 1).dispatchEvent(new Event('change'));
    page.receive({ type: 'fixture', fixture: priced(240, 11), events: [] });
    expect(page.textOf('.slip-leg .slip-price')).toBe('2.40');
    page.receive({ type: 'fixture', fixture: priced(200, 12), events: [] });
    expect(page.textOf('.slip-note')).toBe('▼ now 2.00, was 2.40');
  });

  it('names a pick that is no longer on offer, and removes it', async () => {
    const page = await slipped();
    page.receive({ type: 'fixture', fixture: fixtureOf('fb-lantern:7', { revision: 11, phase: 'over' }), events: [] });
    expect(page.textOf('.slip-note')).toBe('Not on offer any more');
    await page.pressNamed('Remove Lantern Otters');
    expect(page.textOf('.slip-empty')).toContain('Your slip is empty');
  });
});

describe('placing a bet', () => {
  it('sends what the player saw, and opens the bets once it is accepted', async () => {
    const page = await placed({ state: 'open' });
    expect(page.sent()).toHaveLength(1);
    expect(page.sent()[0]).toMatchObject({
      legs: [{ fixture: 'fb-lantern:7', selections: [{ market: 'result', pick: 'home' }], price: 215 }],
      combine: 1,
      stake: '1000',
      priceChanges: 'none',
    });
    expect(page.textOf('.placement-title')).toBe('Bet accepted');
    await page.press('.placement .is-primary');
    expect(page.textOf('.slip-bar-label')).toBe('Tap a price to start a slip');
  });

  it('counts down while a live bet is delayed, and shows the result', async () => {
    const page = await placed({ state: 'delayed', decidedAt: NOW + 5_000 });
    expect(page.textOf('.placement-title')).toBe('Checking the bet');
    expect(page.textOf('.delay-seconds')).toBe('5');
    await settle(2_200);
    expect(page.textOf('.delay-seconds')).toBe('3');
    page.receive({ type: 'slip', slip: slipOf('new', { state: 'open' }) });
    await settle();
    expect(page.textOf('.placement-title')).toBe('Bet accepted');
  });

  it('polls a delayed bet whose message was lost', async () => {
    const page = await placed({ state: 'delayed', decidedAt: NOW + 1_000 });
    page.answers['GET sports/slips/new'] = slipOf('new', { state: 'open' });
    await settle(2_100);
    expect(page.textOf('.placement-title')).toBe('Bet accepted');
  });

  it.each([
    ['price.changed', 'The price has changed', 'Accept new prices'],
    ['market.closed', 'Not taken', 'Back to the slip'],
    ['slip.late', 'Not decided in time', 'Back to the slip'],
    ['round.insufficient_funds', 'Not enough balance', 'Deposit'],
    ['bet.refused', 'The bet was not taken', 'Back to the slip'],
  ] as const)('says after %s what happened and what to do', async (refusal, title, action) => {
    const page = await placed({ state: 'refused', refusal });
    expect(page.textOf('.placement-title')).toBe(title);
    expect(page.textOf('.placement')).toContain('Nothing was taken.');
    expect(page.textOf('.placement .button.is-primary')).toBe(action);
    await page.press('.placement .button', 0);
    expect(page.find('.slip-form').hidden).toBe(false);
  });

  it('lowers the stake to the maximum', async () => {
    const page = await placed({ state: 'refused', refusal: 'payout.too_high', mostStake: '750' });
    await page.pressNamed('Stake ฿7.50');
    expect(page.textOf('.slip-place')).toBe('Place bet · ฿7.00');
  });

  it('retries a bet with the same key until its answer arrives', async () => {
    let attempts = 0;
    const page = await slipped({
      'POST sports/slips': () => ((attempts += 1) < 3 ? new ArcadeFailure('offline') : slipOf('new')),
    });
    await page.press('.slip-place');
    await settle(5_000);
    expect(page.sent()).toHaveLength(3);
    expect(new Set(page.sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(page.textOf('.placement-title')).toBe('Bet accepted');
  });

  it('retries a bet with its key after a reload if the answer was lost', async () => {
    const lost = await slipped({ 'POST sports/slips': new ArcadeFailure('offline') });
    await lost.press('.slip-place');
    const [request] = lost.sent();
    vi.clearAllTimers();
    const page = await startSports({ answers: { 'POST sports/slips': slipOf('new') } });
    expect(page.sent()[0]).toEqual(request);
    expect(page.textOf('.placement-title')).toBe('Bet accepted');
    expect(sessionStorage.length).toBe(0);
  });
});

describe('the code of a slip', () => {
  it('fills the slip with its picks at current prices', async () => {
    const page = await startSports({ answers: { 'POST sports/builder': { fixture: '', price: 230, revision: 10 } } });
    await page.press('.slip-bar');
    const code = slipCodeOf([{ fixture: 'fb-lantern:7', selections: [{ market: 'result', pick: 'home' }] }]);
    page.find('.code-field').setAttribute('value', code);
    page.find('.code-entry').dispatchEvent(new Event('submit', { cancelable: true }));
    await settle();
    expect(page.textOf('.slip-leg strong')).toBe('Lantern Otters');
    expect(detailOf('fb-lantern:7').markets.length).toBeGreaterThan(1);
  });

  it('is refused with a message if it is invalid', async () => {
    const page = await startSports();
    await page.press('.slip-bar');
    page.find('.code-field').setAttribute('value', 'hello');
    page.find('.code-entry').dispatchEvent(new Event('submit', { cancelable: true }));
    await settle();
    expect(page.textOf('.code-entry .slip-problem')).toBe('This is no code of a slip. Check it and try again.');
  });
});
