// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { betOf, start } from './testing/startPlay.ts';
import { pick } from './testing/controls.ts';
import { roundOf } from './testing/testGame.ts';

afterEach(() => document.body.replaceChildren());

describe('autoplay whose stake doubles after a loss', () => {
  it('bets the next available stake, shows it, and restores the chosen one at its end', async () => {
    const bet = betOf(
      roundOf(0, { stake: '100' }),
      roundOf(1, { stake: '500' }),
      roundOf(2, { stake: '100000', win: '1' }),
    );
    const game = await start({ bet }, { session: { stake: '100', balance: '10000000' } });
    game.find('.is-turbo').click();
    game.find('.is-autoplay').click();
    await expect.poll(() => document.querySelector('dialog form')).not.toBeNull();
    const form = document.querySelector('dialog form');
    const [, , afterLoss] = form?.querySelectorAll<HTMLElement>('.segments') ?? [];
    pick(afterLoss, '100');
    const losses = Array.from(form?.querySelectorAll('.amount-row') ?? []).find(
      ({ textContent }) => textContent === 'losses in a row',
    );
    const field = losses?.querySelector('input');
    if (field) field.value = '3';
    form?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
    await expect.poll(() => game.textOf('.message')).toBe('Autoplay stopped: there were that many losses in a row.');
    expect(bet.mock.calls.map(([{ stake }]) => stake)).toEqual(['100', '500', '100000']);
    expect(game.stageCalls.filter((line) => line.startsWith('stake'))).toEqual([
      'stake 500',
      'stake 100000',
      'stake 100',
    ]);
    expect(game.textOf('.stake .figure')).toBe('฿1.00');
  });
});
