import type { Play } from '../../games/ticketLines.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';
import type { BoardTab, Lottery } from './lotteryGame.ts';
import { numeroLines, slipLine, type SlipLine } from './ticketSlip.ts';
import { firstTicket, payText, playName, valueName } from './words.ts';

/** The board on which the player picks numbers and places. */
export interface Board {
  root: HTMLElement;
  /** Returns the lines of the picks, at an amount for each ticket. */
  lines: (unit: bigint) => SlipLine[];
  clear: () => void;
}

type Picks = Map<string, Set<string>>;

/** The number of values above which a group has a table of small cells. */
const FEW = 12;

/** Picks random values of a group, the minimum for a ticket. The draw does not use them. */
function randomOf(values: readonly string[], count: number): string[] {
  const left = [...values];
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? '');
}

/** Creates the board. `onChange` is called when the picks change. */
export function createBoard({
  lottery,
  text,
  onChange,
}: {
  lottery: Lottery;
  text: Text;
  onChange: () => void;
}): Board {
  const { plays, tabs } = lottery;
  const picks: Picks = new Map();
  let tab = tabs[0] as BoardTab;
  const page = element('div', { class: 'lot-page', role: 'tabpanel' });
  const chips = tabs.map((of) => {
    const chip = element('button', { type: 'button', class: 'lot-tab', role: 'tab' }, tabName(of));
    chip.addEventListener('click', () => open(of));
    return { of, chip };
  });
  const list = element(
    'div',
    { class: 'lot-tabs', role: 'tablist', 'aria-label': text('plays') },
    ...chips.map(({ chip }) => chip),
  );
  list.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] as BoardTab;
    open(next);
    chips.find(({ of }) => of === next)?.chip.focus();
  });

  function tabName({ name }: BoardTab): string {
    return name.startsWith('tab.') ? text(name) : playName(text, name);
  }

  const pickedOf = (key: string): Set<string> => {
    const known = picks.get(key) ?? new Set<string>();
    picks.set(key, known);
    return known;
  };

  function cell(key: string, value: string, name: string, pay: string | undefined): HTMLButtonElement {
    const made = element(
      'button',
      { type: 'button', class: 'lot-cell', 'data-value': value, 'aria-pressed': String(pickedOf(key).has(value)) },
      element('span', { class: 'lot-cell-name' }, name),
      ...(pay === undefined ? [] : [element('span', { class: 'lot-cell-pay' }, pay)]),
    );
    made.addEventListener('click', () => {
      const picked = pickedOf(key);
      if (!picked.delete(value)) picked.add(value);
      made.setAttribute('aria-pressed', String(picked.has(value)));
      onChange();
    });
    return made;
  }

  function row(play: string, group: number): HTMLElement {
    const rules = plays[play] as Play<unknown>;
    const values = rules.groups[group] ?? [];
    const key = `${play} ${group}`;
    const isSingle = rules.groups.length === 1;
    const isPriced = isSingle && rules.combination.kind === 'each';
    const pays = isPriced ? values.map((value) => payText(rules, [value])) : [];
    // A single payout for all is in the heading.
    const isOnePay = new Set(pays).size === 1;
    const name = isSingle ? playName(text, play) : text('position', { n: group + 1 });
    const pay = isPriced ? (isOnePay ? pays[0] : undefined) : isSingle ? payText(rules, firstTicket(rules)) : undefined;
    return element(
      'section',
      {
        class: 'lot-row',
        'data-size': values.length > FEW ? 'many' : values.length <= 5 ? 'few' : 'some',
        'aria-label': name,
      },
      element(
        'p',
        { class: 'lot-row-head' },
        element('span', {}, name),
        ...(pay === undefined ? [] : [element('span', { class: 'lot-pay' }, pay)]),
      ),
      element(
        'div',
        { class: 'lot-cells' },
        ...values.map((value, index) => cell(key, value, valueName(text, value), isOnePay ? undefined : pays[index])),
      ),
    );
  }

  function numero(play: string): HTMLElement {
    const rules = plays[play] as Play<unknown>;
    const numbers = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
    return element(
      'section',
      { class: 'lot-row', 'data-size': 'numero', 'aria-label': playName(text, play) },
      element(
        'p',
        { class: 'lot-row-head' },
        element('span', {}, playName(text, play)),
        element('span', { class: 'lot-pay' }, payText(rules, firstTicket(rules))),
      ),
      element(
        'div',
        { class: 'lot-cells' },
        ...numbers.map((number) => cell(`${play} numero`, number, number, undefined)),
      ),
    );
  }

  function show(): void {
    for (const { of, chip } of chips) {
      chip.setAttribute('aria-selected', String(of === tab));
      chip.tabIndex = of === tab ? 0 : -1;
    }
    const [first = ''] = tab.plays;
    const groups = plays[first]?.groups.length ?? 1;
    const isUngrouped = tab.plays.length === 1 && groups > 1 && tab.isNumero !== true;
    page.replaceChildren(
      element(
        'div',
        { class: 'lot-tools' },
        element(
          'p',
          { class: 'lot-hint' },
          isUngrouped
            ? text('paysUpTo', {
                pay: payText(plays[first] as Play<unknown>, firstTicket(plays[first] as Play<unknown>)),
              })
            : '',
        ),
        tool('clearPicks', clear),
        tool('quickPick', quickPick),
      ),
      ...(tab.isNumero === true
        ? [numero(first)]
        : tab.plays.flatMap((play) => (plays[play]?.groups ?? []).map((_, group) => row(play, group)))),
    );
  }

  function tool(key: string, onPress: () => void): HTMLButtonElement {
    const made = element('button', { type: 'button', class: 'button is-small' }, text(key));
    made.addEventListener('click', onPress);
    return made;
  }

  function open(next: BoardTab): void {
    tab = next;
    picks.clear();
    show();
    page.scrollTop = 0;
    chips.find(({ of }) => of === next)?.chip.scrollIntoView({ block: 'nearest', inline: 'center' });
    onChange();
  }

  function clear(): void {
    picks.clear();
    show();
    onChange();
  }

  function quickPick(): void {
    picks.clear();
    const play = randomOf(tab.plays, 1)[0] ?? '';
    const rules = plays[play] as Play<unknown>;
    const { combination, groups } = rules;
    if (tab.isNumero === true) {
      const number = Math.floor(Math.random() * 100);
      picks.set(`${play} numero`, new Set([String(number).padStart(2, '0')]));
    } else {
      const taken: string[] = [];
      for (const [group, values] of groups.entries()) {
        const free = combination.kind === 'different' ? values.filter((value) => !taken.includes(value)) : values;
        const chosen = randomOf(free, combination.kind === 'choose' ? combination.count : 1);
        taken.push(...chosen);
        picks.set(`${play} ${group}`, new Set(chosen));
      }
    }
    show();
    onChange();
  }

  show();
  return {
    root: element('div', { class: 'lot-board' }, list, page),
    lines(unit) {
      if (tab.isNumero === true) {
        const [play = ''] = tab.plays;
        return numeroLines(plays, play, [...pickedOf(`${play} numero`)], unit);
      }
      return tab.plays.flatMap((play) => {
        const chosen = (plays[play]?.groups ?? []).map((values, group) => {
          const picked = pickedOf(`${play} ${group}`);
          return values.filter((value) => picked.has(value));
        });
        return slipLine(plays, play, chosen, unit) ?? [];
      });
    },
    clear,
  };
}
