import { element } from '../../../shell/element.ts';
import type { FixtureView, MarketView } from '../../../sportsApi.ts';
import { createPriceButton, type PriceButton } from './priceButton.ts';
import type { SportsContext } from './sportsContext.ts';

/** A group of markets; its codes are in GROUPS. */
type MarketGroup = MarketView['group'];

/** The markets of a fixture as accordions, with chips for their groups. */
export interface MarketList {
  root: HTMLElement;
  show: (fixture: FixtureView) => void;
  /** Called when the choice has changed. */
  showChosen: () => void;
}

interface MarketParts {
  context: SportsContext;
  isChosen: (market: string, pick: string) => boolean;
  onPress: (market: string, pick: string) => void;
}

interface Section {
  root: HTMLDetailsElement;
  grid: HTMLElement;
  buttons: Map<string, PriceButton>;
  market: MarketView;
}

const GROUPS: readonly MarketGroup[] = ['main', 'handicap', 'total', 'period', 'score', 'special'];
/** The number of markets that are open at first. */
const OPEN_AT_FIRST = 6;

/** Returns the number of columns for the picks of a market. */
function columnsOf({ picks }: MarketView): number {
  if (picks.length <= 3) return picks.length;
  const isShort = picks.every(({ pick }) => /^\d+-\d+$|^other$/.test(pick));
  return isShort ? 3 : 2;
}

/** Creates the list. Remaining markets are updated in place, so that they keep their focus and stay folded. */
export function createMarketList({ context, isChosen, onPress }: MarketParts): MarketList {
  const { text, words } = context;
  const sections = new Map<string, Section>();
  const chips = element('div', { class: 'chips', role: 'group', 'aria-label': text('marketGroups') });
  const list = element('div', { class: 'markets' });
  const root = element('section', { class: 'market-list', 'aria-label': text('markets') }, chips, list);
  let group: MarketGroup = 'all';
  let fixture: FixtureView | undefined;

  function chipOf(code: MarketGroup): HTMLButtonElement {
    const chip = element(
      'button',
      { type: 'button', class: 'chip', 'aria-pressed': String(code === group), 'data-group': code },
      text(`group.${code}`),
    );
    chip.addEventListener('click', () => {
      group = code;
      if (fixture) show(fixture);
    });
    return chip;
  }

  function showChips(present: ReadonlySet<MarketGroup>): void {
    const wanted = ['all', ...GROUPS.filter((each) => present.has(each))];
    const known = [...chips.children].map((chip) => (chip as HTMLElement).dataset['group']);
    if (wanted.join() !== known.join()) chips.replaceChildren(...wanted.map(chipOf));
    for (const chip of chips.children)
      chip.setAttribute('aria-pressed', String((chip as HTMLElement).dataset['group'] === group));
  }

  function sectionOf(view: FixtureView, market: MarketView, isOpen: boolean): Section {
    const known = sections.get(market.market);
    if (known) return known;
    const grid = element('div', { class: 'prices', role: 'group', 'aria-label': words.market(view, market.market) });
    const section: Section = {
      grid,
      market,
      buttons: new Map(),
      root: element(
        'details',
        { class: 'market', open: isOpen },
        element('summary', {}, element('span', {}, words.market(view, market.market))),
        grid,
      ),
    };
    sections.set(market.market, section);
    return section;
  }

  function buttonOf(view: FixtureView, section: Section, pick: string): PriceButton {
    const known = section.buttons.get(pick);
    if (known) return known;
    const selection = { market: section.market.market, pick };
    const button = createPriceButton({
      text,
      label: words.pick(view, selection),
      nameWith: (price) =>
        text('priceName', { pick: words.spokenPick(view, selection), price, fixture: words.fixtureName(view) }),
      onPress: () => onPress(selection.market, pick),
    });
    section.buttons.set(pick, button);
    return button;
  }

  function place(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
    const same = wanted.length === parent.children.length && wanted.every((child, i) => parent.children[i] === child);
    if (!same) parent.replaceChildren(...wanted);
  }

  function showPrices(section: Section): void {
    const { market, picks, isSuspended } = section.market;
    for (const { pick, price } of picks)
      section.buttons.get(pick)?.show({ price, isSuspended, isChosen: isChosen(market, pick) });
  }

  function show(view: FixtureView): void {
    fixture = view;
    const present = new Set(view.markets.map((market) => market.group));
    if (group !== 'all' && !present.has(group)) group = 'all';
    showChips(present);
    const shown = view.markets.filter((market) => group === 'all' || market.group === group);
    const codes = new Set(view.markets.map(({ market }) => market));
    for (const code of sections.keys()) if (!codes.has(code)) sections.delete(code);
    const roots = shown.map((market, i) => {
      const section = sectionOf(view, market, i < OPEN_AT_FIRST);
      section.market = market;
      section.root.classList.toggle('is-suspended', market.isSuspended);
      section.grid.style.setProperty('--columns', String(columnsOf(market)));
      place(
        section.grid,
        market.picks.map(({ pick }) => buttonOf(view, section, pick).root),
      );
      showPrices(section);
      return section.root;
    });
    place(list, roots.length > 0 ? roots : [element('p', { class: 'sb-note quiet' }, text('noMarkets'))]);
  }

  return {
    root,
    show,
    showChosen() {
      for (const section of sections.values()) showPrices(section);
    },
  };
}
