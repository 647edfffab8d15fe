import { cardName } from '../../../shell/cards/cardNames.ts';
import { cashOutAction } from '../../../shell/cashOutAction.ts';
import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import { multiplierText, percentText, returnRow } from '../../../shell/multiplierText.ts';
import type { Phase, Stage, StageContext } from '../../../shell/stage.ts';
import type { Card } from '../../cards.ts';
import { toDecimal } from '../../fraction.ts';
import { guesses, guessFactor, HI_LO_LIMITS, RANKS, returnByMode, winningRanks, type Guess } from '../math.ts';
import { MAX_SKIPS, type GuessOffer, type HiLoDecision, type HiLoEvent } from '../rules.ts';
import { cardBack, cardFace, cardFan, moveMark, outcomeMark } from './cards.ts';
import { createCardStrip, type StripMove } from './cardStrip.ts';
import { describeHiLo, guessText, shownMultiplier } from './describe.ts';
import { createGuessButton } from './guessButton.ts';
import { createRankStairs } from './rankStairs.ts';

/** How long dealing a card takes, and how long it is shown before the next one. */
const DEAL_MS = 420;
const REST_MS = 260;

/** Creates the stage of Hi-Lo. */
export function createHiLoStage(context: StageContext): Stage<HiLoEvent> {
  const { text, money, sounds } = context;
  const cashOut = cashOutAction(context);
  const share = (): number => (context.isTurbo() ? 0.5 : 1);
  const motion = createMotion({ share });
  const strip = createCardStrip(text);
  let phase: Phase = 'idle';
  let rank: number | undefined;
  let offers: readonly GuessOffer[] = [];
  let skipsLeft = MAX_SKIPS;
  let rightGuesses = 0;

  const decide = (decision: HiLoDecision): void => context.decide(decision);
  const buttons = guesses.map((guess) => ({
    guess,
    ...createGuessButton(guess, text, () => decide({ type: 'guess', guess })),
  }));
  const skipCount = element('span', { class: 'hilo-skips' });
  const skip = element(
    'button',
    { type: 'button', class: 'hilo-skip' },
    moveMark('skip'),
    element('span', {}, text('skipCard')),
    skipCount,
  );
  skip.addEventListener('click', () => {
    if (skip.getAttribute('aria-disabled') !== 'true') decide({ type: 'skip' });
  });
  const multiplier = element('strong', { class: 'hilo-multiplier' });
  const amount = element('span', { class: 'hilo-amount' });
  const worth = element(
    'p',
    { class: 'hilo-worth' },
    element('span', { class: 'caption' }, text('multiplier')),
    multiplier,
    amount,
  );
  const pile = element('div', { class: 'hilo-pile', 'aria-hidden': 'true' });
  const stairs = createRankStairs();
  const root = element(
    'div',
    { class: 'hilo' },
    strip.root,
    element('div', { class: 'hilo-table' }, worth, element('div', { class: 'hilo-place' }, cardFan(), pile), skip),
    stairs.root,
    element('div', { class: 'hilo-guesses' }, ...buttons.map((button) => button.root)),
  );

  function showWorth(shown: string, win: string, tone: 'none' | 'open' | 'win' | 'lost'): void {
    multiplier.textContent = shown;
    amount.textContent = win;
    worth.dataset['tone'] = tone;
    root.dataset['tone'] = tone;
  }

  function showOffers(): void {
    const isOpen = phase === 'open';
    stairs.show(rank);
    for (const button of buttons) {
      button.show(
        rank,
        offers.find(({ guess }) => guess === button.guess),
      );
      button.setUsable(isOpen);
    }
    skipCount.textContent = text('skipsLeft', { count: skipsLeft });
    skip.setAttribute('aria-label', text('skipButton', { count: skipsLeft }));
    skip.setAttribute('aria-disabled', String(!isOpen || skipsLeft === 0));
  }

  /** Clears the table: one card is face down, before a fan of cards. */
  function clear(): void {
    delete root.dataset['round'];
    strip.clear();
    pile.replaceChildren(element('div', { class: 'hilo-card' }, cardBack(context.dress)));
    rank = undefined;
    offers = [];
    skipsLeft = MAX_SKIPS;
    rightGuesses = 0;
    showWorth('—', '', 'none');
    showOffers();
  }

  /** Deals a card onto the pile. Resolves when it has landed. */
  async function deal(card: Card, move?: StripMove): Promise<void> {
    const isStill = motion.isSkipped();
    const face = cardFace(card);
    const dealt = element(
      'div',
      { class: isStill ? 'hilo-card' : 'hilo-card is-dealt' },
      cardBack(context.dress),
      face,
    );
    if (move?.isRight !== undefined) face.append(outcomeMark(move.isRight));
    if (move) dealt.dataset['outcome'] = move.isRight === undefined ? 'skip' : move.isRight ? 'right' : 'wrong';
    dealt.style.setProperty('--deal', `${share() * DEAL_MS}ms`);
    // The card below stays until the new one covers it.
    const [below] = Array.from(pile.children).slice(-1);
    pile.replaceChildren(...(below && !isStill ? [below] : []), dealt);
    sounds.play('tick');
    await motion.pause(DEAL_MS);
    dealt.classList.remove('is-dealt');
    pile.replaceChildren(dealt);
    strip.add(card, move);
    ({ rank } = card);
  }

  async function showEvent(event: HiLoEvent, stake: bigint): Promise<void> {
    switch (event.type) {
      case 'card_dealt':
        await deal(event.card);
        ({ offers } = event);
        context.showMessage(text('firstCard', { card: cardName(event.card, text) }));
        break;
      case 'card_skipped':
        await deal(event.card, { move: 'skip', caption: text('skipCard') });
        ({ offers, skipsLeft } = event);
        context.showMessage(text('skippedCard', { card: cardName(event.card, text) }));
        break;
      case 'guess_made': {
        const shown = shownMultiplier(event.multiplier);
        const chosen = buttons.find(({ guess }) => guess === event.guess);
        chosen?.setChosen(true);
        await deal(event.card, { move: event.guess, isRight: event.isRight, caption: shown });
        chosen?.setChosen(false);
        ({ offers } = event);
        const card = cardName(event.card, text);
        if (event.isRight) {
          rightGuesses += 1;
          sounds.play('reveal', rightGuesses - 1);
          showWorth(shown, money(BigInt(event.win)), 'open');
          context.showMessage(text('rightCard', { card, multiplier: shown }));
        } else {
          sounds.play('bust');
          showWorth(shown, '', 'lost');
          context.showResult(text('wrongCard', { card }));
        }
        break;
      }
      case 'cashed_out': {
        const shown = shownMultiplier(event.multiplier);
        sounds.play('cashOut');
        context.showResult(text(event.cause === 'limit' ? 'paidAtLimit' : 'cashedOut', { multiplier: shown }));
        break;
      }
      case 'round_ended': {
        const win = BigInt(event.win);
        if (win > 0n) showWorth(multiplier.textContent, money(win), win > stake ? 'win' : 'open');
        offers = [];
        break;
      }
    }
    showOffers();
  }

  clear();

  return {
    root,
    choice: () => ({}),
    setPhase(next) {
      phase = next;
      showOffers();
    },
    begin: clear,
    async play(round, events, isStill) {
      root.dataset['round'] = 'started';
      motion.start(isStill);
      for (const [index, event] of events.entries()) {
        await showEvent(event, BigInt(round.stake));
        // Each of several cards in a row stays for the same time.
        if (index < events.length - 1) await motion.pause(REST_MS);
      }
    },
    skip: () => motion.skip(),
    cancel: clear,
    openAction: (round) => (rightGuesses === 0 ? undefined : cashOut(round)),
    onKey(key) {
      if (phase !== 'open') return false;
      const guess = ({ ArrowUp: 'higher', ArrowDown: 'lower' } as Readonly<Record<string, Guess>>)[key];
      if (guess !== undefined) buttons.find((button) => button.guess === guess)?.root.click();
      else if (key === 's' || key === 'S') skip.click();
      else return false;
      return true;
    },
    rules: () => rulesOf(text),
    returns: () =>
      returnByMode().map((mode) => returnRow(text('mode', { steps: mode.mode.split(' ')[0] ?? '' }), mode)),
    describe: (event) => describeHiLo(event, text, money),
  };
}

/** Explains how Hi-Lo is played and what the guesses at each card pay. */
function rulesOf(text: StageContext['text']): Node[] {
  const rankText = (rank: number): string => (rank === 1 || rank > 10 ? text(`rank.${rank}`) : String(rank));
  const rows = Array.from({ length: RANKS }, (_, index) => {
    const rank = index + 1;
    return element(
      'tr',
      {},
      element('th', { scope: 'row' }, rankText(rank)),
      ...guesses.map((guess) => {
        const chance = percentText({ numerator: BigInt(winningRanks(rank, guess)), denominator: BigInt(RANKS) }, 1);
        return element(
          'td',
          {},
          `${guessText(rank, guess, text)} `,
          element('span', { class: 'quiet' }, `${chance} ×${toDecimal(guessFactor(rank, guess), 4)}`),
        );
      }),
    );
  });
  const limits = {
    limit: multiplierText(HI_LO_LIMITS.ending),
    most: multiplierText(HI_LO_LIMITS.max),
    skips: MAX_SKIPS,
  };
  return [
    element('h3', {}, text('howToPlay')),
    ...['aboutGuess', 'aboutPay', 'aboutDeck', 'aboutLimit', 'aboutRounding', 'aboutKeys'].map((key) =>
      element('p', {}, text(key, limits)),
    ),
    element('h3', {}, text('chancesTitle')),
    element(
      'table',
      { class: 'returns' },
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...[text('cardColumn'), text('guess.higher'), text('guess.lower')].map((column) =>
            element('th', { scope: 'col' }, column),
          ),
        ),
      ),
      element('tbody', {}, ...rows),
    ),
  ];
}
