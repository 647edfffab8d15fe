import type { LiveBet, RoomTotals } from '../../../roomApi.ts';
import { amountText } from '../../../shell/amountText.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { hundredthsText } from '../../../shell/multiplierText.ts';

/** The list of the bets of a shared round. */
export interface LiveBets {
  root: HTMLElement;
  show: (bets: ReadonlyMap<string, LiveBet>, totals: RoomTotals) => void;
}

/** Which bets the list shows. */
export type BetsTab = 'all' | 'mine' | 'top';

const MAX_ROWS = 50;

/** Returns the bets of a tab: own ones first, then the highest stakes; the `top` tab has the highest wins. */
export function betsOf(bets: ReadonlyMap<string, LiveBet>, tab: BetsTab): readonly LiveBet[] {
  const list = [...bets.values()].filter(({ isMine }) => tab !== 'mine' || isMine);
  const sum = (digits: string | null): bigint => BigInt(digits ?? '0');
  const compare = (a: bigint, b: bigint): number => (a > b ? -1 : a < b ? 1 : 0);
  return list
    .toSorted((a, b) => {
      if (tab !== 'top' && a.isMine !== b.isMine) return a.isMine ? -1 : 1;
      const byWin = tab === 'top' ? compare(sum(a.win), sum(b.win)) : 0;
      return byWin || compare(sum(a.stake), sum(b.stake)) || (a.id < b.id ? -1 : 1);
    })
    .slice(0, MAX_ROWS);
}

interface Row {
  root: HTMLElement;
  show: (bet: LiveBet) => void;
}

/** Creates the list. */
export function createLiveBets(text: Text): LiveBets {
  let tab: BetsTab = 'all';
  let bets: ReadonlyMap<string, LiveBet> = new Map();
  let rows: ReadonlyMap<string, Row> = new Map();

  const total = element('p', { class: 'live-total' });
  const body = element('div', { class: 'live-rows', role: 'list', 'aria-label': text('liveBets') });
  const empty = element('p', { class: 'quiet live-empty' });
  const tabs = (
    [
      ['all', 'allBets'],
      ['mine', 'myBets'],
      ['top', 'topBets'],
    ] as const
  ).map(([name, key]) => {
    const button = element('button', { type: 'button', class: 'live-tab' }, text(key));
    button.addEventListener('click', () => {
      tab = name;
      draw();
    });
    return { name, button };
  });

  function createRow(): Row {
    const name = element('span', { class: 'live-name' });
    const stake = element('span', { class: 'number' });
    const multiplier = element('span', { class: 'number live-multiplier' });
    const win = element('span', { class: 'number' });
    const row = element('div', { class: 'live-row', role: 'listitem' }, name, stake, multiplier, win);
    return {
      root: row,
      show(bet) {
        const { currency } = bet;
        name.textContent = bet.isMine ? text('you') : bet.name;
        stake.textContent = amountText(BigInt(bet.stake), currency);
        multiplier.textContent = bet.cashedOut === null ? '' : `✓ ${hundredthsText(bet.cashedOut)}`;
        win.textContent = bet.win === null || bet.cashedOut === null ? '' : amountText(BigInt(bet.win), currency);
        row.classList.toggle('is-mine', bet.isMine);
        row.classList.toggle('is-out', bet.cashedOut !== null);
      },
    };
  }

  function draw(): void {
    for (const { name, button } of tabs) button.setAttribute('aria-pressed', String(name === tab));
    const shown = betsOf(bets, tab);
    rows = new Map(shown.map((bet) => [bet.id, rows.get(bet.id) ?? createRow()]));
    for (const bet of shown) rows.get(bet.id)?.show(bet);
    const roots = [...rows.values()].map(({ root }) => root);
    // Changes the document only if a row was added, removed or moved.
    if (roots.length !== body.childElementCount || roots.some((root, i) => body.children[i] !== root))
      body.replaceChildren(...roots);
    empty.textContent = shown.length > 0 ? '' : text(tab === 'mine' ? 'noOwnBets' : 'noBets');
    empty.hidden = shown.length > 0;
  }

  draw();
  return {
    root: element(
      'section',
      { class: 'live-bets', 'aria-label': text('liveBets') },
      element(
        'div',
        { class: 'live-header' },
        element('div', { class: 'live-tabs', role: 'group' }, ...tabs.map(({ button }) => button)),
        total,
      ),
      body,
      empty,
    ),
    show(next, totals) {
      bets = next;
      const staked = totals.staked.map(({ currency, amount }) => amountText(BigInt(amount), currency));
      total.textContent = [text('betsTotal', { bets: totals.bets, players: totals.players }), ...staked].join(' · ');
      draw();
    },
  };
}
