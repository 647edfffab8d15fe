import { element } from '../../../shell/element.ts';
import type { SlipView, SportsLobby, SportsWatch } from '../../../sportsApi.ts';
import { createDayFilter } from './dayFilter.ts';
import { createFixtureList } from './fixtureList.ts';
import { createLeagueFilter } from './leagueFilter.ts';
import { createFixturePage, type FixturePage } from './fixturePage.ts';
import { createMyBets } from './myBets.ts';
import { createResults } from './results.ts';
import { createSearch } from './search.ts';
import { createSportStrip } from './sportStrip.ts';
import { emptyNote } from './listState.ts';
import type { SportsContext } from './sportsContext.ts';
import type { SportsRoute } from './sportsRoute.ts';
import { createTabs } from './tabs.ts';

/** The lists and pages of the sportsbook. */
export interface SportsScreen {
  root: HTMLElement;
  /** Shows the first content, once the page is in place. */
  start: () => void;
  go: (route: SportsRoute) => void;
  route: () => SportsRoute;
  showLobby: (lobby: SportsLobby) => void;
  onSlip: (slip: SlipView) => void;
  /** Reloads the shown content once the connection is back. */
  refresh: () => void;
  /** The fixtures to subscribe to. */
  watched: () => SportsWatch;
}

interface ScreenParts {
  context: SportsContext;
  start: SportsRoute;
  /** Called when the route has changed. */
  onRoute: (route: SportsRoute) => void;
  /** Called when the shown fixtures have changed. */
  onWatch: () => void;
  onSlip: (slip: SlipView) => void;
  /** Called with the current slips after a load. */
  onSlips: (slips: readonly SlipView[]) => void;
}

/** The server's limit of subscribed fixtures. */
const MAX_WATCHED = 60;

export function createSportsScreen({ context, start, onRoute, onWatch, onSlip, onSlips }: ScreenParts): SportsScreen {
  const { text, name, desk } = context;
  let route = start;
  let lobby: SportsLobby | undefined;
  let page: FixturePage | undefined;
  /** Slips that are open, for the number at the tab. */
  const open = new Set<string>();
  let scrolled = 0;

  const strip = createSportStrip({ text, name, onChoose: (sport) => go({ tab: sportTab(), sport }) });
  const tabs = createTabs<SportsRoute['tab']>(
    text('sportsbook'),
    [
      { name: 'live', label: text('tab.live') },
      { name: 'upcoming', label: text('tab.upcoming') },
      { name: 'results', label: text('tab.results') },
      { name: 'mine', label: text('myBets') },
    ],
    (tab) => go({ tab, ...(route.sport !== undefined && { sport: route.sport }) }),
  );
  const list = createFixtureList({
    context,
    onShown: onWatch,
    onUpcoming: () => go({ ...route, tab: 'upcoming' }),
  });
  const search = createSearch({
    text,
    onOpen: () => go({ ...route, search: '' }),
    onWords: (words) => go({ ...route, search: words }),
    onClose: () => go(withoutSearch()),
  });
  const leagues = createLeagueFilter(context, () => openList());
  const days = createDayFilter(context, () => {
    if (isListed() && route.tab === 'upcoming' && route.search === undefined) openList();
  });
  const simulated = element('p', { class: 'simulated sb-simulated' }, text('simulated'));
  const results = createResults(context);
  const mine = createMyBets({ context, onSlip, onSlips });
  const place = element('div', { class: 'sb-place', tabindex: -1 });
  const tabRow = element('div', { class: 'sb-tabs' }, tabs.root, search.opener);
  const head = element('header', { class: 'sb-head' }, strip.root, tabRow, search.root);
  const root = element('div', { class: 'sb' }, head, place);

  const sportTab = (): SportsRoute['tab'] => (route.tab === 'mine' ? 'upcoming' : route.tab);

  function render(isBack = false): void {
    page?.close();
    page = undefined;
    tabs.choose(route.tab);
    head.hidden = route.fixture !== undefined;
    const isSearching = route.search !== undefined;
    strip.root.hidden = isSearching || route.tab === 'mine';
    tabRow.hidden = isSearching;
    search.show(route.search);
    if (lobby) strip.show(lobby.sports, route.sport ?? '');
    if (route.fixture !== undefined) {
      page = createFixturePage({ context, id: route.fixture, onBack: back });
      place.replaceChildren(page.root);
      place.scrollTop = 0;
    } else if (route.search !== undefined) {
      place.replaceChildren(
        ...(route.search === '' ? [emptyNote(text('search'), text('searchHint'))] : [simulated, list.root]),
      );
      openList();
      if (isBack) place.scrollTop = scrolled;
    } else if (route.tab === 'results') {
      place.replaceChildren(results.root);
      void results.open(route.sport ?? '', lobby?.leagues ?? []);
    } else if (route.tab === 'mine') {
      place.replaceChildren(mine.root);
      void mine.open();
    } else {
      place.replaceChildren(...(route.tab === 'upcoming' ? [days.root] : []), leagues.root, simulated, list.root);
      leagues.show(route.sport ?? '', lobby?.leagues ?? []);
      openList();
      if (isBack) place.scrollTop = scrolled;
    }
    onWatch();
  }

  /** Opens the list of the search, or of the chosen sport or league. */
  function openList(): void {
    if (route.search !== undefined) {
      if (route.search !== '') void list.open({ search: route.search });
    } else if (route.tab === 'live' || route.tab === 'upcoming')
      void list.open({
        sport: route.sport ?? '',
        league: leagues.chosen(),
        phase: route.tab,
        ...(route.tab === 'upcoming' && days.range()),
      });
  }

  function go(next: SportsRoute): void {
    if (next.fixture !== undefined && route.fixture === undefined) scrolled = place.scrollTop;
    const isBack = next.fixture === undefined && route.fixture !== undefined;
    route = next;
    onRoute(route);
    render(isBack);
    if (!isBack && route.fixture === undefined) place.scrollTop = 0;
    // The pressed element was removed, so the focus moves to its replacement.
    if (route.fixture !== undefined || isBack) place.focus({ preventScroll: true });
  }

  function withoutSearch(): SportsRoute {
    const { tab, sport } = route;
    return { tab, ...(sport !== undefined && { sport }) };
  }

  function back(): void {
    const { search: words } = route;
    go({ ...withoutSearch(), ...(words !== undefined && { search: words }) });
  }

  /** Whether the list has fixtures. */
  const isListed = (): boolean =>
    route.fixture === undefined &&
    (route.search === undefined ? route.tab === 'live' || route.tab === 'upcoming' : route.search !== '');

  function countSlip({ id, state }: SlipView): void {
    if (state === 'open' || state === 'delayed' || state === 'placing') open.add(id);
    else open.delete(id);
    tabs.setCount('mine', open.size);
  }

  return {
    root,
    start: () => render(),
    go,
    route: () => route,
    showLobby(next) {
      const isFirst = lobby === undefined;
      lobby = next;
      strip.show(lobby.sports, route.sport ?? '');
      leagues.show(route.sport ?? '', lobby.leagues);
      const sportView = lobby.sports.find(({ code }) => code === route.sport);
      tabs.setCount('live', sportView?.live ?? 0);
      // A card opens live fixtures, or upcoming ones if there are none.
      if (isFirst && sportView?.live === 0 && route.tab === 'live' && route.fixture === undefined)
        go({ ...route, tab: 'upcoming' });
      // The first live fixture has begun.
      else if (!isFirst && route.tab === 'live' && (sportView?.live ?? 0) > 0 && list.ids().length === 0)
        void list.reload();
      else if (isFirst && route.tab === 'results') void results.open(route.sport ?? '', lobby.leagues);
    },
    onSlip(slip) {
      countSlip(slip);
      mine.onSlip(slip);
    },
    refresh() {
      if (isListed()) void list.reload();
      else if (route.tab === 'mine' && route.search === undefined) void mine.open();
    },
    watched() {
      const slipped = desk.get().picks.map(({ fixture }) => fixture);
      const listed = isListed() ? list.ids() : [];
      return { watch: [...new Set([...slipped, ...listed])].slice(0, MAX_WATCHED), detail: route.fixture ?? null };
    },
  };
}
