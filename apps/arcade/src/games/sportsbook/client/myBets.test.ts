// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resultOf } from './slipCard.ts';
import { legOf, NOW, slipOf } from './testing/sampleSports.ts';
import { settle, startSports, type Answers } from './testing/startSports.ts';

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

const opened = (answers: Answers = {}) => startSports({ answers });
const cashOuts = (page: Awaited<ReturnType<typeof opened>>) =>
  page.calls.filter(({ name }) => name === 'POST sports/slips/one/cash-out').map(({ body }) => body);

describe('an open bet', () => {
  it('shows each leg with the current score', async () => {
    const page = await opened();
    expect(page.textOf('.my-slip-title')).toBe('Single');
    expect(page.textOf('.my-leg-score')).toBe('1 : 0 · 67′');
    expect(page.textOf('.cash-out')).toBe('Cash out ฿12.34');
  });

  it('follows the offer from the server', async () => {
    const page = await opened();
    page.receive({ type: 'slip', slip: slipOf('one', { cashOut: { amount: '1500', isSuspended: false } }) });
    expect(page.textOf('.cash-out')).toBe('Cash out ฿15.00');
    page.receive({ type: 'slip', slip: slipOf('one', { cashOut: { amount: '0', isSuspended: true } }) });
    expect(page.textOf('.cash-out')).toBe('Cash-out suspended for a moment');
    expect(page.find('.cash-out').getAttribute('aria-disabled')).toBe('true');
    await page.press('.cash-out');
    expect(cashOuts(page)).toEqual([]);
  });

  it('is cashed out at the shown amount', async () => {
    const cashedOut = slipOf('one', {
      state: 'settled',
      paid: '1234',
      openShare: 0,
      cashOut: null,
      cashOuts: [{ share: 10_000, amount: '1234', isAuto: false, quote: null }],
    });
    const page = await opened({ 'POST sports/slips/one/cash-out': { slip: cashedOut, refusal: null } });
    await page.press('.cash-out');
    expect(cashOuts(page)).toEqual([{ idempotencyKey: expect.any(String) as string, share: 10_000, amount: '1234' }]);
    expect(page.textOf('.my-slip-result')).toBe('Cashed out');
    expect(page.textOf('.my-slip-foot')).toContain('Cashed out ฿12.34');
    expect(page.site).toContain('balance_changed');
  });

  it('is cashed out in part', async () => {
    const page = await opened({ 'POST sports/slips/one/cash-out': { slip: slipOf('one'), refusal: null } });
    page.find('.cash-out-parts input', 0).dispatchEvent(new Event('change'));
    expect(page.textOf('.cash-out')).toBe('Cash out 25 % · ฿3.08');
    await page.press('.cash-out');
    expect(cashOuts(page)[0]).toMatchObject({ share: 2_500, amount: '308' });
  });

  it('is cashed out to the minor unit with the slider, which shows the remaining stake', async () => {
    const partlyCashed = slipOf('one', { openShare: 7_500, cashOut: { amount: '900', isSuspended: false } });
    const page = await opened({ 'POST sports/slips/one/cash-out': { slip: partlyCashed, refusal: null } });
    const range = page.find('.cash-out-range') as HTMLInputElement;
    expect([range.value, range.max, range.step]).toEqual(['1234', '1234', '1']);
    range.value = '309';
    range.dispatchEvent(new Event('input'));
    expect(page.textOf('.cash-out')).toBe('Cash out 25 % · ฿3.09');
    const words = 'You get ฿3.09. Stake that stays on the bet: ฿7.49.';
    expect([range.getAttribute('aria-valuetext'), page.textOf('.cash-out-stays')]).toEqual([words, words]);
    await page.press('.cash-out');
    expect(cashOuts(page)[0]).toMatchObject({ share: 2_505, amount: '309' });
    // The whole remainder is offered again.
    expect([range.value, range.max, page.textOf('.cash-out')]).toEqual(['900', '900', 'Cash out ฿9.00']);
  });

  it('shows why it was not cashed out, and the new offer', async () => {
    const slip = slipOf('one', { cashOut: { amount: '900', isSuspended: false } });
    const page = await opened({ 'POST sports/slips/one/cash-out': { slip, refusal: 'cash_out.lower' } });
    await page.press('.cash-out');
    expect(page.textOf('.cash-out-note')).toContain('Nothing was cashed out');
    expect(page.textOf('.cash-out')).toBe('Cash out ฿9.00');
  });

  it('is cashed out automatically at an amount above the offer', async () => {
    const page = await opened({
      'POST sports/slips/one/auto-cash-out': (body: { amount: string }) => ({
        slip: slipOf('one', { autoCashOutAt: body.amount }),
        refusal: null,
      }),
    });
    const submit = async (amount: string): Promise<void> => {
      (page.find('.cash-out-auto') as HTMLInputElement).value = amount;
      page.find('.cash-out-form').dispatchEvent(new Event('submit', { cancelable: true }));
      await settle();
    };
    await submit('10');
    expect(page.textOf('.cash-out-note')).toBe('Enter an amount above the present offer.');
    await submit('20');
    expect(page.textOf('.cash-out-form button')).toBe('End');
    expect(page.textOf('.cash-out-target')).toBe('All of the bet is cashed out at ฿20.00. The offer now: ฿12.34.');
  });

  it('is announced when it wins, with totals from the server', async () => {
    const page = await opened();
    page.receive({ type: 'slip', slip: slipOf('one') });
    const won = slipOf('one', {
      state: 'settled',
      paid: '2150',
      cashOut: null,
      views: [legOf('a:1', { outcome: 'won' })],
    });
    Object.assign(page.later, { wagered: '1000', won: '3150' });
    page.receive({ type: 'slip', slip: won });
    await settle();
    expect(page.textOf('.message')).toBe('Win ฿21.50');
    expect(page.textOf('.my-slip-result')).toBe('Won');
    expect(page.textOf('.session')).toContain('+฿21.50');
  });
});

describe('the result of a slip', () => {
  it.each([
    ['waiting', { state: 'delayed' }],
    ['open', {}],
    ['won', { state: 'settled', paid: '2150' }],
    ['lost', { state: 'settled', paid: '0' }],
    ['returned', { state: 'settled', paid: '1000', views: [legOf('a:1', { outcome: 'void' })] }],
    ['cashedOut', { state: 'settled', openShare: 0, cashOuts: [{ share: 10_000, amount: '900', isAuto: true }] }],
    ['refused', { state: 'refused' }],
  ] as const)('is %s', (result, change) => {
    expect(resultOf(slipOf('one', change as Parameters<typeof slipOf>[1]))).toBe(result);
  });
});
