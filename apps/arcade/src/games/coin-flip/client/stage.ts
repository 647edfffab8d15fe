import { cashOutAction } from '../../../shell/cashOutAction.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import { hundredthsText, returnRow, shortHundredthsText } from '../../../shell/multiplierText.ts';
import { createPayStrip } from '../../../shell/payStrip.ts';
import type { Phase, Stage, StageContext } from '../../../shell/stage.ts';
import { longestStreak, MAX_FLIPS, returnByMode, streakHundredths } from '../math.ts';
import { coinSides, type CoinFlipChoice, type CoinFlipDecision, type CoinFlipEvent, type CoinSide } from '../rules.ts';
import { coinChip, coinPictures, createCoin } from './coin.ts';
import { describeCoinFlip } from './describe.ts';
import { paySheet } from './paySheet.ts';

const FLIGHT_MS = 900;
const SETTLE_MS = 200;
const SHOWN_FLIPS = 10;

/** Creates the stage of coin flip. */
export function createCoinFlipStage(context: StageContext): Stage<CoinFlipEvent> {
  const { text, money, sounds } = context;
  const pictures = coinPictures(context.dress);
  let phase: Phase = 'idle';
  let side: CoinSide = 'heads';
  let streak = 0;
  /** The streak at which the shown round, or the next one, ends by itself. */
  let longest = 0;

  const coin = createCoin(pictures);
  const lastFlips = element('ol', { class: 'last-flips', 'aria-label': text('lastFlips') });
  const value = element('p', { class: 'coin-value', 'aria-hidden': 'true' });
  const strip = createPayStrip(text('streak'));
  const calls = coinSides.map((call) => {
    const action = element('span', { class: 'visually-hidden' });
    const pay = element('span', { class: 'call-pay number' });
    const button = element(
      'button',
      { type: 'button', class: `call is-${call}` },
      coinChip(call, pictures),
      action,
      element('span', { class: 'call-words' }, element('span', {}, text(call)), pay),
    );
    button.addEventListener('click', () => press(call));
    return { call, button, action, pay };
  });
  const root = element(
    'div',
    { class: 'coin-stage' },
    lastFlips,
    coin.root,
    value,
    strip.root,
    element('div', { class: 'calls', role: 'group', 'aria-label': text('call') }, ...calls.map(({ button }) => button)),
  );
  const motion = createMotion({ root });

  /** Before a bet a press chooses the call; during a round it flips. */
  function press(call: CoinSide): void {
    if (phase !== 'idle' && phase !== 'open') return;
    side = call;
    showCalls();
    if (phase === 'idle') context.changed();
    else context.decide({ type: 'flip', side: call } satisfies CoinFlipDecision);
  }

  /** Shows what each streak pays, in the next round or in a replayed one. */
  function showStops(stops: number): void {
    if (stops === longest) return;
    longest = stops;
    strip.setStops(
      Array.from({ length: stops }, (_, index) => {
        const hundredths = streakHundredths(index + 1);
        return {
          caption: String(index + 1),
          multiplier: shortHundredthsText(hundredths),
          name: text('streakPay', { count: index + 1, multiplier: hundredthsText(hundredths) }),
        };
      }),
    );
  }

  function showCalls(): void {
    // Before a bet the screen still shows the streak of the last round.
    const flips = phase === 'idle' ? 1 : Math.min(streak + 1, longest);
    const pays = hundredthsText(streakHundredths(flips));
    for (const { call, button, action, pay } of calls) {
      action.textContent = phase === 'open' ? `${text('flipOn')} ` : '';
      pay.textContent = pays;
      button.classList.toggle('is-called', call === side && phase !== 'open');
      button.setAttribute('aria-disabled', String(phase !== 'idle' && phase !== 'open'));
      if (phase === 'open') button.removeAttribute('aria-pressed');
      else button.setAttribute('aria-pressed', String(call === side));
    }
  }

  function clear(): void {
    motion.stop();
    showStops(MAX_FLIPS);
    streak = 0;
    value.textContent = '';
    value.classList.remove('is-lost');
    coin.setResult(undefined);
    strip.show(0, 'going');
    showCalls();
  }

  function remember(landed: CoinSide): void {
    const chip = coinChip(landed, pictures);
    lastFlips.prepend(element('li', {}, chip, element('span', { class: 'visually-hidden' }, text(landed))));
    while (lastFlips.children.length > SHOWN_FLIPS) lastFlips.lastElementChild?.remove();
  }

  async function showFlip(
    event: Extract<CoinFlipEvent, { type: 'coin_flipped' }>,
    isStill: boolean,
    isCurrent: () => boolean,
  ): Promise<void> {
    side = event.called;
    showCalls();
    coin.setResult(undefined);
    coin.land(event.landed, isStill);
    if (!isStill) sounds.play('tick');
    await motion.pause(FLIGHT_MS);
    if (!isCurrent()) return;
    remember(event.landed);
    coin.setResult(event.isRight ? 'right' : 'wrong');
    const landed = text(event.landed);
    if (!event.isRight) {
      strip.show(streak, 'lost');
      value.textContent = `✗ ${landed}`;
      value.classList.add('is-lost');
      sounds.play('bust');
      context.showWin(0n);
      context.showResult(text('wrong', { side: landed }));
    } else {
      streak = event.streak;
      const multiplier = hundredthsText(event.hundredths);
      strip.show(streak, streak === longest ? 'ended' : 'going');
      value.textContent = multiplier;
      sounds.play('reveal', streak - 1);
      context.showWin(BigInt(event.win));
      const words = text('right', { side: landed, count: streak, multiplier });
      if (streak === longest) context.showResult(words);
      else context.showMessage(words);
    }
    await motion.pause(SETTLE_MS);
  }

  clear();

  return {
    root,
    choice: (): CoinFlipChoice => ({ side }),
    setChoice(choice) {
      // The server has checked it.
      ({ side } = choice as CoinFlipChoice);
      showCalls();
    },
    setPhase(next) {
      phase = next;
      root.dataset['phase'] = next;
      showCalls();
    },
    begin() {
      clear();
      coin.wait();
    },
    async play(round, events, isStill) {
      const isCurrent = motion.start(isStill);
      // A round from before the highest win was introduced may be longer.
      showStops(longestStreak(round.choice as CoinFlipChoice));
      for (const event of events) {
        switch (event.type) {
          case 'coin_flipped':
            await showFlip(event, isStill, isCurrent);
            break;
          case 'cashed_out':
            strip.show(streak, 'ended');
            sounds.play('cashOut');
            break;
          case 'round_ended':
            break;
        }
        if (!isCurrent()) return;
      }
    },
    skip: () => motion.skip(),
    cancel: clear,
    openAction: cashOutAction(context),
    onKey(key) {
      const call = { h: 'heads', t: 'tails' } as const;
      const pressed = key.toLowerCase();
      if (pressed !== 'h' && pressed !== 't') return false;
      press(call[pressed]);
      return true;
    },
    rules: () => paySheet(context),
    returns: () => returnByMode().map((mode, index) => returnRow(text('modeStreak', { count: index + 1 }), mode)),
    describe: (event) => describeCoinFlip(event, text, money),
  };
}
