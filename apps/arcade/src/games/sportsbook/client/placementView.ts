import { element, svgElement } from '../../../shell/element.ts';
import type { SlipView } from '../../../sportsApi.ts';
import type { Placing, Placement } from './placing.ts';
import type { SportsContext } from './sportsContext.ts';

interface PlacementParts {
  context: SportsContext;
  placing: Placing;
  onMyBets: () => void;
  onDeposit: () => void;
  /** Accepts the current prices. */
  onAccept: () => void;
  /** Lowers the stake to the maximum. */
  onLower: (maxStake: bigint) => void;
}

const TICK_MS = 200;
/** Refusals with their own message. All others share the message for a bet that the platform refused. */
const refusals: ReadonlySet<string> = new Set([
  'price.changed',
  'market.closed',
  'payout.too_high',
  'slip.late',
  'round.insufficient_funds',
  'session.expired',
  'session.replaced',
]);

/** Shows the progress of a bet: pending, delayed with a countdown, refused, accepted. */
export function createPlacementView(parts: PlacementParts): { root: HTMLElement; show: () => void } {
  const { context, placing } = parts;
  const { text, money, desk } = context;
  const root = element('div', { class: 'placement', role: 'status' });
  let shown: Placement | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;

  function button(label: string, onPress: () => void, isPrimary = false): HTMLButtonElement {
    const created = element('button', { type: 'button', class: isPrimary ? 'button is-primary' : 'button' }, label);
    created.addEventListener('click', onPress);
    return created;
  }

  function notice(sign: string, title: string, words: string, ...actions: HTMLElement[]): HTMLElement[] {
    return [
      element('span', { class: 'placement-sign', 'aria-hidden': 'true' }, sign),
      element('strong', { class: 'placement-title' }, title),
      element('p', {}, words),
      element('div', { class: 'notice-actions' }, ...actions),
    ];
  }

  function waiting(slip: SlipView): HTMLElement[] {
    const { decidedAt, placedAt } = slip;
    if (slip.state === 'placing' || decidedAt === null) return notice('…', text('placingTitle'), text('placingText'));
    const seconds = element('span', { class: 'delay-seconds number', 'aria-hidden': 'true' });
    const ring = svgElement(
      'svg',
      { viewBox: '0 0 80 80', class: 'delay-ring', 'aria-hidden': 'true' },
      svgElement('circle', { cx: 40, cy: 40, r: 34, class: 'delay-track' }),
      svgElement('circle', { cx: 40, cy: 40, r: 34, class: 'delay-left', pathLength: 1 }),
    );
    const tick = (): void => {
      const leftMs = Math.max(0, decidedAt - context.now());
      seconds.textContent = String(Math.ceil(leftMs / 1000));
      ring.style.setProperty('--left', (leftMs / Math.max(1, decidedAt - placedAt)).toFixed(3));
    };
    tick();
    ticking = setInterval(tick, TICK_MS);
    return [
      element('div', { class: 'delay' }, ring, seconds),
      element('strong', { class: 'placement-title' }, text('delayedTitle')),
      element('p', {}, text('delayedText')),
    ];
  }

  function refused({ code, mostStake }: Extract<Placement, { phase: 'refused' }>): HTMLElement[] {
    const kind = refusals.has(code) ? code : 'other';
    const edit = (): void => placing.edit();
    const values = { most: mostStake === null ? '' : money(mostStake) };
    const title = text(`refused.${kind}`);
    const words = text(`refusedText.${kind}`, values);
    if (kind === 'price.changed') {
      const accept = button(
        text('acceptAndEdit'),
        () => {
          parts.onAccept();
          edit();
        },
        true,
      );
      return notice('⇅', title, words, button(text('backToSlip'), edit), accept);
    }
    if (kind === 'round.insufficient_funds')
      return notice(
        '!',
        title,
        words,
        button(text('backToSlip'), edit),
        button(text('deposit'), parts.onDeposit, true),
      );
    if (kind === 'payout.too_high' && mostStake !== null) {
      const lower = button(
        text('stakeMost', values),
        () => {
          parts.onLower(mostStake);
          edit();
        },
        true,
      );
      return notice('!', title, words, button(text('backToSlip'), edit), lower);
    }
    return notice('!', title, words, button(text('backToSlip'), edit, true));
  }

  function accepted(slip: SlipView): HTMLElement[] {
    const again = button(text('keepPicks'), () => placing.edit());
    const done = button(
      text('toMyBets'),
      () => {
        desk.clear();
        placing.edit();
        parts.onMyBets();
      },
      true,
    );
    const sums = { stake: money(BigInt(slip.stake)), win: money(BigInt(slip.potentialWin)) };
    return notice('✓', text('acceptedTitle'), text('acceptedText', sums), again, done);
  }

  function contentOf(state: Placement): HTMLElement[] {
    if (state.phase === 'sending') return notice('…', text('sendingTitle'), text('sendingText'));
    if (state.phase === 'waiting') return waiting(state.slip);
    if (state.phase === 'refused') return refused(state);
    return state.phase === 'accepted' ? accepted(state.slip) : [];
  }

  return {
    root,
    show() {
      const state = placing.state();
      if (state === shown) return;
      shown = state;
      clearInterval(ticking);
      root.dataset['phase'] = state.phase;
      root.replaceChildren(...contentOf(state));
    },
  };
}
