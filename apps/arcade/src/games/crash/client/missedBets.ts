import type { RoundView } from '../../../arcadeApi.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { resultText } from './describe.ts';
import { choiceOf, resultOf, type PanelResult } from './panelState.ts';

/** The card with the results of bets while their player was away. */
export interface MissedBets {
  root: HTMLElement;
  /** Shows the card with these bets. An empty list changes nothing. */
  show: (bets: readonly RoundView[]) => void;
}

/** Returns a mark before the words, so that colour is not the only sign. */
function markOf({ kind }: PanelResult): '✓' | '✕' {
  return kind === 'crashed' || kind === 'late' || kind === 'void' ? '✕' : '✓';
}

/** Creates the card. It is hidden until there are results to show, and again once it is closed. */
export function createMissedBets({ text, money }: { text: Text; money: (minor: bigint) => string }): MissedBets {
  const close = element('button', { type: 'button', class: 'button is-small' }, text('close'));
  const list = element('ul', { class: 'missed-list' });
  const card = element(
    'section',
    { class: 'missed-bets', 'aria-label': text('whileAway') },
    element('div', { class: 'missed-head' }, element('strong', {}, text('whileAway')), close),
    list,
  );
  // Not every screen reader announces a region that is inserted with its words; all announce one that is filled later.
  const root = element('div', { class: 'missed', role: 'status' });
  close.addEventListener('click', () => root.replaceChildren());

  function lineOf(bet: RoundView): HTMLElement {
    const result = resultOf(bet, false, undefined) ?? { kind: 'void' };
    const name = text(choiceOf(bet).panel === 0 ? 'firstBet' : 'secondBet');
    return element(
      'li',
      { class: 'missed-bet', 'data-tone': markOf(result) === '✕' ? 'loss' : 'win' },
      element('span', { class: 'missed-name' }, `${name} · ${money(BigInt(bet.stake))}`),
      element('span', { class: 'missed-result' }, `${markOf(result)} ${resultText(result, text, money)}`),
    );
  }

  return {
    root,
    show(bets) {
      if (bets.length === 0) return;
      const inOrder = bets.toSorted((a, b) => choiceOf(a).panel - choiceOf(b).panel);
      list.replaceChildren(...inOrder.map(lineOf));
      root.replaceChildren(card);
    },
  };
}
