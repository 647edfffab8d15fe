// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { AutoplayPlan } from './autoplay.ts';
import { openAutoplay } from './autoplaySheet.ts';
import { createText } from './gameText.ts';
import { pick } from './testing/controls.ts';

afterEach(() => document.body.replaceChildren());

/** Fills in the sheet by its labels and submits it. Returns the confirmed plan. */
function confirm(
  fields: Readonly<Record<string, string>>,
  choose: () => void = () => undefined,
): AutoplayPlan | undefined {
  let confirmed: AutoplayPlan | undefined;
  const { text } = createText({ en: {}, th: {} }, 'EN');
  openAutoplay({ text, currency: 'THB', stake: '฿5.00', onStart: (plan) => (confirmed = plan) });
  const rows = Array.from(document.querySelectorAll('dialog .amount-row'));
  for (const [label, words] of Object.entries(fields)) {
    const input = rows.find(({ textContent }) => textContent === label)?.querySelector('input');
    if (!input) throw new Error(`there is no field ${label}`);
    input.value = words;
  }
  choose();
  document.querySelector('dialog form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  return confirmed;
}

describe('the sheet of autoplay', () => {
  it('accepts balance limits as amounts, and series of wins and losses as numbers', () => {
    const fields = {
      'a balance of at least': '1,200.50',
      'a balance of at most': '80',
      'losses in a row': '7',
      'wins in a row': '3',
    };
    expect(confirm(fields)).toEqual({
      count: 10,
      stops: {
        onAnyWin: false,
        onFeature: true,
        balanceAtLeast: 120_050n,
        balanceAtMost: 8_000n,
        lossesInARow: 7,
        winsInARow: 3,
      },
      stakes: { afterWin: 'keep', afterLoss: 'keep' },
    });
  });

  it('lets the stake change after a win and after a loss', () => {
    const choose = (label: string, value: string): void => {
      const group = Array.from(document.querySelectorAll('dialog .segments')).find(
        (found) => found.querySelector('legend')?.textContent === label,
      );
      pick(group as HTMLElement, value);
    };
    const plan = confirm({}, () => {
      choose('Stake after a win', 'reset');
      choose('Stake after a loss', '100');
    });
    expect(plan?.stakes).toEqual({ afterWin: 'reset', afterLoss: 100 });
  });

  it.each([
    ['a balance of at most', '-5'],
    ['wins in a row', '2.5'],
    ['losses in a row', '0'],
  ])('starts nothing while a limit is wrong: %s %s', (label, words) => {
    expect(confirm({ [label]: words })).toBeUndefined();
    expect(document.querySelector('dialog [role=alert]')?.textContent).toBe('Enter an amount above zero.');
  });
});
