import { element } from '../../../shell/element.ts';
import type { FixtureView, MarketView } from '../../../sportsApi.ts';
import { crestOf } from './crest.ts';
import { createPriceButton, type PriceButton } from './priceButton.ts';
import { pickOf } from './picks.ts';
import { hasSelection, type Slip } from './slip.ts';
import type { SportsContext } from './sportsContext.ts';
import { startText } from './startTimes.ts';

/** A fixture in a list: its sides, its score, and the main market. */
export interface FixtureCard {
  root: HTMLElement;
  show: (fixture: FixtureView) => void;
  /** Called when the slip has changed. */
  showSlip: (slip: Slip) => void;
  /** Called every second. */
  tick: () => void;
}

/** The number of prices in a row. */
const ROW_PRICES = 3;
/** The number of runners that a race shows. */
const SHOWN_RUNNERS = 3;

/** Returns the picks that a list shows of a market: all of two or three, else those with the lowest prices. */
function shownPicks({ picks }: MarketView): MarketView['picks'] {
  return picks.length <= ROW_PRICES ? picks : picks.toSorted((a, b) => a.price - b.price).slice(0, ROW_PRICES);
}

/** Creates the card of a fixture. It is updated in place, so that focus and highlights stay. */
export function createFixtureCard(context: SportsContext, first: FixtureView): FixtureCard {
  const { text, name, words } = context;
  let fixture = first;
  let market: string | undefined;
  const buttons = new Map<string, PriceButton>();
  const isRace = first.entrants.length > 2;
  const names = first.entrants.map(name);
  const versus = isRace ? name(first.league.name) : text('versus', { home: names[0] ?? '', away: names[1] ?? '' });

  const state = element('span', { class: 'fixture-state' });
  const more = element('span', { class: 'fixture-more number' });
  const rows = (isRace ? first.entrants.slice(0, SHOWN_RUNNERS) : first.entrants).map(() => {
    const score = element('span', { class: 'fixture-score number' });
    const periods = element('span', { class: 'fixture-periods number', 'aria-hidden': 'true' });
    const label = element('span', { class: 'fixture-name' });
    const crest = element('span', { class: 'fixture-crest' });
    return {
      score,
      periods,
      label,
      crest,
      root: element('span', { class: 'fixture-row' }, crest, label, periods, score),
    };
  });
  const progress = element('span', { class: 'fixture-progress' });
  const open = element(
    'button',
    { type: 'button', class: 'fixture-open' },
    element('span', { class: 'fixture-line' }, state, more),
    ...rows.map(({ root }) => root),
  );
  open.addEventListener('click', () => context.openFixture(fixture.id));
  const prices = element('div', { class: 'prices', role: 'group' });
  const root = element('article', { class: 'fixture' }, open, prices, progress);

  /** Returns the entrants in the order of their rows; the leaders of a race first. */
  function ordered(): number[] {
    const all = fixture.entrants.map((_, i) => i);
    if (!isRace || fixture.phase === 'upcoming') return all;
    return all.toSorted((a, b) => (fixture.board.score[a] ?? 0) - (fixture.board.score[b] ?? 0));
  }

  function showRows(): void {
    const isUpcoming = fixture.phase === 'upcoming';
    const { score, periods } = fixture.board;
    const order = ordered();
    rows.forEach((row, i) => {
      const entrant = order[i] ?? i;
      const label = names[entrant] ?? '';
      if (row.label.textContent !== label) {
        row.label.textContent = label;
        row.crest.replaceChildren(crestOf(fixture.entrants[entrant]?.EN ?? ''));
      }
      const isIn = fixture.board.details?.['inContention']?.[entrant] === 1;
      const place = isIn ? '' : text('place', { place: score[entrant] ?? 0 });
      row.score.textContent = isUpcoming ? '' : isRace ? place : String(score[entrant] ?? 0);
      const current = periods.at(-1)?.[entrant];
      row.periods.textContent =
        words.hasPeriodScore(fixture) && !isUpcoming && current !== undefined ? `${current}` : '';
    });
  }

  function showState(): void {
    const isLive = fixture.phase === 'live';
    const isStarred = context.favourites.has(fixture.id);
    root.classList.toggle('is-live', isLive);
    root.classList.toggle('is-starred', isStarred);
    state.textContent = isLive
      ? words.clock(fixture)
      : fixture.phase === 'over'
        ? text('over')
        : startText(fixture.startsAt, context.now(), context);
    more.textContent = fixture.openMarkets > 1 ? text('moreMarkets', { count: fixture.openMarkets - 1 }) : '';
    progress.hidden = !isLive;
    const durationMs = fixture.endsBy - fixture.startsAt;
    const share = Math.min(1, Math.max(0, (context.now() - fixture.startsAt) / durationMs));
    progress.style.setProperty('--share', share.toFixed(4));
    const scoreText = fixture.phase === 'upcoming' || isRace ? '' : fixture.board.score.join(' : ');
    const starred = isStarred ? text('starred') : '';
    open.setAttribute(
      'aria-label',
      [versus, starred, state.textContent, scoreText, more.textContent].filter(Boolean).join(', '),
    );
  }

  function showPrices(): void {
    const [main] = fixture.markets;
    const shown = main ? shownPicks(main) : [];
    const keys = shown.map(({ pick }) => pick);
    if (main?.market !== market || keys.some((key) => !buttons.has(key)) || keys.length !== buttons.size) {
      buttons.clear();
      market = main?.market;
      for (const { pick } of shown) {
        const selection = { market: main?.market ?? '', pick };
        buttons.set(
          pick,
          createPriceButton({
            text,
            label: words.shortPick(fixture, selection),
            nameWith: (price) =>
              text('priceName', { pick: words.spokenPick(fixture, selection), price, fixture: versus }),
            onPress: () => choose(pick),
          }),
        );
      }
      prices.replaceChildren(...[...buttons.values()].map((button) => button.root));
      prices.setAttribute('aria-label', main ? words.market(fixture, main.market) : text('noMarkets'));
      prices.style.setProperty('--columns', String(Math.max(1, shown.length)));
      if (shown.length === 0) prices.append(element('p', { class: 'quiet fixture-closed' }, text('noMarkets')));
    }
    const slip = context.desk.get();
    for (const { pick, price } of shown) {
      buttons.get(pick)?.show({
        price,
        isSuspended: main?.isSuspended ?? true,
        isChosen: hasSelection(slip, fixture.id, { market: market ?? '', pick }),
      });
    }
  }

  function choose(pick: string): void {
    const chosen = pickOf(fixture, [{ market: market ?? '', pick }]);
    if (chosen && !context.desk.toggle(chosen)) context.showMessage(text('slipFull'), 'trouble');
  }

  return {
    root,
    show(next) {
      fixture = next;
      showRows();
      showState();
      showPrices();
    },
    showSlip: showPrices,
    tick: showState,
  };
}
