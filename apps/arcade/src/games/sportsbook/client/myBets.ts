import { element } from '../../../shell/element.ts';
import type { SlipList, SlipView } from '../../../sportsApi.ts';
import { emptyNote, failureNote, skeletonRows } from './listState.ts';
import { createSlipCard, type SlipCard } from './slipCard.ts';
import type { SportsContext } from './sportsContext.ts';
import { createTabs } from './tabs.ts';

type SlipTab = 'open' | 'closed';

/** The player's slips. */
export interface MyBets {
  root: HTMLElement;
  /** Loads the chosen list. */
  open: (tab?: SlipTab) => Promise<void>;
  /** Applies a changed slip. */
  onSlip: (slip: SlipView) => void;
}

interface BetParts {
  context: SportsContext;
  /** Called when an action of the player has changed a slip. */
  onSlip: (slip: SlipView) => void;
  /** Called with the current slips after a load. */
  onSlips: (slips: readonly SlipView[]) => void;
}

const isOpen = ({ state }: SlipView): boolean => state === 'open' || state === 'delayed' || state === 'placing';

/** Creates the list of open and of closed slips. Remaining cards are updated in place. */
export function createMyBets({ context, onSlip, onSlips }: BetParts): MyBets {
  const { text, client } = context;
  const cards = new Map<string, SlipCard>();
  let slips: SlipView[] = [];
  let tab: SlipTab = 'open';
  let latestRequest = 0;
  const list = element('div', { class: 'my-slips' });
  const more = element('button', { type: 'button', class: 'button is-small sb-more', hidden: true }, text('more'));
  const tabs = createTabs<SlipTab>(
    text('myBets'),
    [
      { name: 'open', label: text('openBets') },
      { name: 'closed', label: text('settledBets') },
    ],
    (next) => void open(next),
  );
  const root = element('div', { class: 'my-bets' }, tabs.root, list, more);
  more.addEventListener('click', () => void load(slips.at(-1)?.id));

  function cardOf(slip: SlipView): SlipCard {
    const known = cards.get(slip.id);
    if (known) return known;
    const card = createSlipCard(context, onSlip);
    cards.set(slip.id, card);
    return card;
  }

  function render(): void {
    tabs.choose(tab);
    if (slips.length === 0) {
      list.replaceChildren(emptyNote(text(`noSlips.${tab}`), text('noSlipsText')));
      return;
    }
    const roots = slips.map((slip) => {
      const card = cardOf(slip);
      card.show(slip);
      return card.root;
    });
    if (roots.some((child, i) => list.children[i] !== child) || roots.length !== list.children.length)
      list.replaceChildren(...roots);
  }

  async function load(before?: string): Promise<void> {
    const request = (latestRequest += 1);
    let page: SlipList;
    try {
      page = await client.slips({ state: tab, ...(before !== undefined && { before }) });
    } catch {
      if (request === latestRequest && slips.length === 0) list.replaceChildren(failureNote(text, () => void load()));
      return;
    }
    if (request !== latestRequest) return;
    onSlips(page.list);
    slips = before === undefined ? page.list : [...slips, ...page.list];
    more.hidden = !page.hasMore;
    render();
  }

  async function open(next: SlipTab = tab): Promise<void> {
    if (next !== tab || slips.length === 0) {
      tab = next;
      slips = [];
      more.hidden = true;
      tabs.choose(tab);
      list.replaceChildren(skeletonRows(text, 2));
    }
    await load();
  }

  return {
    root,
    open,
    onSlip(slip) {
      const index = slips.findIndex(({ id }) => id === slip.id);
      const belongs = isOpen(slip) === (tab === 'open');
      if (index >= 0) {
        // Settled slips stay visible until the list is opened again.
        slips = slips.with(index, slip);
        cards.get(slip.id)?.show(slip);
      } else if (belongs) {
        slips = [slip, ...slips];
        render();
      }
    },
  };
}
