import { element } from '../../../shell/element.ts';
import type { LegView, SlipView } from '../../../sportsApi.ts';
import { createCashOutPanel } from './cashOutPanel.ts';
import { priceText } from './prices.ts';
import { totalPrice } from './slip.ts';
import { createSlipProof } from './slipProof.ts';
import { createShareRow } from './slipShare.ts';
import type { SportsContext } from './sportsContext.ts';
import { startText, timeText } from './startTimes.ts';

/** A slip of the player with the state of each leg. */
export interface SlipCard {
  root: HTMLElement;
  show: (slip: SlipView) => void;
}

/** Signs of outcomes, beside their words. */
const signs = { won: '✓', lost: '✕', void: '↺', open: '•' } as const;

/** The result of a slip, for its heading. */
export type SlipResult = 'waiting' | 'open' | 'won' | 'lost' | 'returned' | 'cashedOut' | 'refused' | 'void';

export function resultOf(slip: SlipView): SlipResult {
  const { state } = slip;
  if (state === 'delayed' || state === 'placing') return 'waiting';
  if (state !== 'settled') return state;
  const paid = BigInt(slip.paid);
  if (slip.openShare === 0 && slip.cashOuts.length > 0) return 'cashedOut';
  if (paid === 0n) return 'lost';
  return slip.views.every(({ outcome }) => outcome === 'void') ? 'returned' : 'won';
}

export function createSlipCard(context: SportsContext, onSlip: (slip: SlipView) => void): SlipCard {
  const { text, tag, name, words, money } = context;
  const title = element('strong', { class: 'my-slip-title' });
  const result = element('span', { class: 'my-slip-result' });
  const legs = element('ol', { class: 'my-legs' });
  const sums = element('dl', { class: 'slip-sums' });
  const cashOut = createCashOutPanel(context, onSlip);
  let shown: SlipView | undefined;
  const share = createShareRow(context, () => ({
    picks: shown?.legs ?? [],
    price: shown && shown.combine === shown.legs.length ? totalPrice(shown.legs.map(({ price }) => price)) : undefined,
  }));
  const proof = createSlipProof(context);
  const foot = element('p', { class: 'caption my-slip-foot' });
  const root = element(
    'article',
    { class: 'my-slip' },
    element('header', { class: 'my-slip-head' }, title, result),
    legs,
    sums,
    cashOut.root,
    share.root,
    proof.root,
    foot,
  );

  function progressText(leg: LegView): string {
    if (leg.phase === 'upcoming') return startText(leg.startsAt, context.now(), context);
    const score = leg.entrants.length > 2 ? '' : leg.board.score.join(' : ');
    const clock = leg.phase === 'live' && !leg.board.isOver ? words.clock(leg) : text('over');
    return [score, clock].filter(Boolean).join(' · ');
  }

  /** Returns the score at which a live leg was accepted. */
  function scoreAtBet({ quote, entrants }: LegView): string[] {
    if (!quote || quote.tick === 0 || entrants.length > 2) return [];
    return [text('takenAt', { score: quote.score.join(' : ') })];
  }

  function legOf(leg: LegView): HTMLElement {
    const open = element(
      'button',
      { type: 'button', class: 'my-leg-open' },
      element('span', { class: 'my-leg-fixture' }, words.fixtureName(leg)),
      element('span', { class: 'my-leg-score number' }, progressText(leg)),
    );
    open.addEventListener('click', () => context.openFixture(leg.fixture));
    return element(
      'li',
      { class: 'my-leg', 'data-outcome': leg.outcome },
      element(
        'span',
        { class: 'my-leg-sign', role: 'img', 'aria-label': text(`outcome.${leg.outcome}`) },
        signs[leg.outcome],
      ),
      element(
        'div',
        { class: 'my-leg-words' },
        ...leg.selections.map((selection) =>
          element(
            'span',
            { class: 'slip-selection' },
            element('strong', {}, words.pick(leg, selection)),
            element('span', { class: 'quiet' }, words.market(leg, selection.market)),
          ),
        ),
        open,
        element('span', { class: 'caption' }, [name(leg.league), ...scoreAtBet(leg)].join(' · ')),
      ),
      element('span', { class: 'slip-price number' }, priceText(leg.price)),
    );
  }

  const sum = (label: string, value: string, isGreat = false): HTMLElement =>
    element(
      'div',
      { class: isGreat ? 'is-great' : '' },
      element('dt', {}, label),
      element('dd', { class: 'number' }, value),
    );

  function titleOf({ views, combine, lines }: SlipView): string {
    if (views.length === 1) return text(views[0] && views[0].selections.length > 1 ? 'betBuilder' : 'mode.single');
    if (combine === views.length) return text('multipleOf', { count: combine });
    if (combine === 1) return text('singlesOf', { count: lines });
    return text('systemSize', { combine, count: views.length, lines });
  }

  return {
    root,
    show(slip) {
      shown = slip;
      const outcome = resultOf(slip);
      const isOpen = slip.state === 'open' || outcome === 'waiting';
      title.textContent = titleOf(slip);
      result.textContent = text(`result.${outcome}`);
      root.dataset['result'] = outcome;
      legs.replaceChildren(...slip.views.map(legOf));
      const prices = slip.views.map(({ price }) => price);
      const [paid, stake] = [BigInt(slip.paid), BigInt(slip.stake)];
      sums.replaceChildren(
        sum(text('totalStake'), money(stake)),
        ...(slip.combine === prices.length && prices.length > 1
          ? [sum(text('totalPrice'), priceText(totalPrice(prices)))]
          : []),
        ...(isOpen && paid > 0n ? [sum(text('paidSoFar'), money(paid))] : []),
        isOpen
          ? sum(text('potential'), money(BigInt(slip.potentialWin)), true)
          : sum(text('paidOut'), money(paid), paid > 0n),
      );
      cashOut.show(slip);
      proof.show(slip);
      share.root.hidden = !isOpen;
      const cashOuts = slip.cashOuts.map(({ amount, isAuto }) =>
        text(isAuto ? 'cashedOutAuto' : 'cashedOut', { amount: money(BigInt(amount)) }),
      );
      const day = new Date(slip.placedAt).toLocaleDateString(tag, { day: 'numeric', month: 'short' });
      const refusal = outcome === 'refused' ? [text('refusedFree')] : [];
      foot.textContent = [`${day} ${timeText(slip.placedAt, tag)}`, ...cashOuts, ...refusal].join(' · ');
    },
  };
}
