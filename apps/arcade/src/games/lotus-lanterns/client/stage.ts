import { element, svgElement } from '../../../shell/element.ts';
import type { JackpotView, RoundView } from '../../../arcadeApi.ts';
import { percentText } from '../../../shell/rulesSheet.ts';
import type { ReturnRow, Stage, StageContext } from '../../../shell/stage.ts';
import { BASE_RETURN, bestMultiplier, DECLARED_RETURN, JACKPOT_RETURN } from '../math.ts';
import type { LotusEvent, Window } from '../roundEvents.ts';
import skyLantern from './art/skyLantern.svg';
import { jackpotProof } from './jackpotProof.ts';
import { jackpotRules } from './jackpotRules.ts';
import { createJackpotShow } from './jackpotShow.ts';
import { paytable } from './paytable.ts';
import { createPlates } from './plates.ts';
import { createReels } from './reels.ts';
import { playRound } from './roundPlayer.ts';
import { createRoundStage, type Cabinet } from './roundStage.ts';

/** The window shown before the first round. */
const openingWindow: Window = [
  ['koi', 'naga', 'mango'],
  ['parasol', 'lantern', 'tuktuk'],
  ['elephant', 'lotus', 'bowl'],
  ['chilli', 'lantern', 'koi'],
  ['mango', 'naga', 'coconut'],
];
const SKY_LANTERNS = 7;

/** Builds the cabinet with the reels under the night sky. */
function createCabinet(
  reels: HTMLElement,
  { title, plates, show }: { title: string; plates: HTMLElement; show: HTMLElement },
): Cabinet {
  const multiplier = element('strong', { class: 'multiplier' });
  const total = element('span', { class: 'feature-total' });
  const featureText = element('span');
  const feature = element(
    'p',
    { class: 'feature', hidden: true, 'aria-hidden': 'true' },
    featureText,
    total,
    multiplier,
  );
  const lineLayer = svgElement('svg', {
    class: 'lines',
    viewBox: '0 0 500 300',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const sky = Array.from({ length: SKY_LANTERNS }, (_, i) =>
    element('img', { class: `sky-lantern sky-lantern-${i + 1}`, src: skyLantern, alt: '' }),
  );
  const root = element(
    'div',
    { class: 'lotus-stage' },
    element('div', { class: 'lotus-sky', 'aria-hidden': 'true' }, ...sky),
    element(
      'div',
      { class: 'lotus-head' },
      element(
        'p',
        { class: 'logo', 'aria-hidden': 'true' },
        ...title.split(' ').map((word) => element('span', {}, word)),
      ),
      plates,
    ),
    element(
      'div',
      { class: 'cabinet' },
      element('div', { class: 'awning', 'aria-hidden': 'true' }),
      element('div', { class: 'window' }, reels, lineLayer),
      feature,
    ),
    show,
  );
  return {
    root,
    lineLayer,
    setFeature(shown) {
      feature.hidden = shown === undefined;
      root.classList.toggle('is-feature', shown !== undefined);
      featureText.textContent = shown?.text ?? '';
      total.textContent = shown?.total ?? '';
      multiplier.textContent = shown ? `×${shown.multiplier}` : '';
      multiplier.dataset['level'] = shown?.multiplier.toString() ?? '';
    },
  };
}

/** Creates the stage of Lotus Lanterns. */
export function createLotusStage(context: StageContext): Stage<LotusEvent> {
  const { text, money } = context;
  let isShownStill = false;
  const reels = createReels(
    openingWindow,
    () => isShownStill || context.prefersStill(),
    (reel) => context.sounds.play('reveal', reel),
  );
  const plates = createPlates(context);
  const show = createJackpotShow(context);
  const cabinet = createCabinet(reels.root, { title: context.title, plates: plates.root, show: show.root });
  const stage = createRoundStage(cabinet, reels, context);
  let before = openingWindow;
  let jackpots: readonly JackpotView[] = [];

  /** Shows a jackpot. Its amount is unknown while it is claimed, and with play money, which wins none. */
  async function playJackpot({ isFreePlay, jackpot, win, stake: staked }: RoundView, code: string): Promise<void> {
    const pool = text(`pool.${code}`);
    const title = text('jackpotTitle', { pool });
    const paid = jackpot?.amount === undefined || jackpot.amount === null ? undefined : BigInt(jackpot.amount);
    const amount = isFreePlay ? plates.amountOf(code) : paid;
    // A jackpot that does not return the stake is not celebrated.
    const isLoss = amount !== undefined && amount + BigInt(win) <= BigInt(staked);
    const isCalm = isLoss && !context.profile.isSmallWinCelebrated;
    plates.light(code);
    context.showMessage(isFreePlay ? text('jackpotDemo', { pool }) : title, isCalm ? undefined : 'win');
    const hint = isFreePlay ? text('jackpotDemoHint') : paid === undefined ? text('jackpotPendingHint') : undefined;
    await show.play({
      pool: code,
      title,
      amount,
      hint,
      isCalm,
      onCounted() {
        if (isFreePlay) return;
        const words = paid === undefined ? 'jackpotOnItsWay' : 'jackpotWon';
        context.showMessage(text(words, { pool, amount: money(paid ?? 0n) }), isCalm ? undefined : 'win');
      },
    });
    plates.light(undefined);
  }

  const columnsText = (window: Window): string =>
    window.map((column) => column.map((symbol) => text(`symbol.${symbol}`)).join(', ')).join('; ');

  return {
    root: cabinet.root,
    choice: () => ({}),
    begin() {
      isShownStill = false;
      before = reels.window();
      stage.clear(context.stake());
      stage.startReels();
    },
    async play(round, events, isStill) {
      isShownStill = isStill;
      stage.clear(BigInt(round.stake));
      const showJackpot = (pool: string): Promise<void> => playJackpot(round, pool);
      await playRound(events, { ...stage, showJackpot }, BigInt(round.jackpot?.amount ?? 0));
    },
    skip() {
      stage.skip();
      show.skip();
    },
    setJackpots(fresh) {
      jackpots = fresh;
      plates.set(fresh);
      cabinet.root.classList.toggle('has-plates', fresh.length > 0);
    },
    fairness: () => jackpotProof(jackpots, context),
    cancel() {
      stage.clear(context.stake());
      reels.show(before);
    },
    rules: () => [
      ...paytable(text, context.stake(), money),
      ...(context.profile.areJackpotsAllowed ? jackpotRules(context) : []),
    ],
    returns(): ReturnRow[] {
      const percent = (declared: string): string => `${percentText(declared)} %`;
      const best = `×${bestMultiplier}`;
      const base = { mode: text('allLines'), returned: percent(BASE_RETURN), best };
      if (!context.profile.areJackpotsAllowed) return [base];
      const part = { mode: text('jackpotPart'), returned: percent(JACKPOT_RETURN), best: '' };
      return [base, part, { mode: text('together'), returned: percent(DECLARED_RETURN), best: '' }];
    },
    describe(event) {
      switch (event.type) {
        case 'reels_stopped':
          return text('reelsStop', { columns: columnsText(event.window) });
        case 'line_win':
          return text('lineWin', {
            line: event.line + 1,
            count: event.count,
            symbol: text(`symbol.${event.symbol}`),
            amount: money(BigInt(event.amount)),
          });
        case 'scatter':
          return text('scatter', { count: event.count, amount: money(BigInt(event.amount)) });
        case 'free_spins_started':
          return text('freeSpinsStarted', { count: event.count });
        case 'free_spin':
          return text('freeSpinStops', {
            index: event.index,
            multiplier: event.multiplier,
            columns: columnsText(event.window),
          });
        case 'free_spins_added':
          return text('freeSpinsAdded', { lotuses: event.lotuses, count: event.count, total: event.total });
        case 'free_spins_ended':
          return text('freeSpinsEnded', { amount: money(BigInt(event.amount)) });
        case 'big_win':
          return text('bigWinOf', { amount: money(BigInt(event.amount)) });
        case 'jackpot_won':
          return text('jackpotTitle', { pool: text(`pool.${event.pool}`) });
        case 'round_ended':
          return text('endsWith', { amount: money(BigInt(event.win)) });
      }
      return '';
    },
  };
}
