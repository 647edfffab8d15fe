import { element } from '../../../shell/element.ts';
import { SHOWN_OF_LEAGUE } from '../favourites.ts';
import type { FixtureList as FixturePage, FixtureView } from '../../../sportsApi.ts';
import { createFixtureCard, type FixtureCard } from './fixtureCard.ts';
import { createNextStart } from './nextStart.ts';
import { emptyNote, failureNote, nothingFound, skeletonRows } from './listState.ts';
import { createStar, type Star } from './star.ts';
import type { FixtureQuery } from './sportsClient.ts';
import type { SportsContext } from './sportsContext.ts';

/** The content of a list: live fixtures of a sport, fixtures of the next 24 hours, or results of a search. */
export type ListQuery = Omit<FixtureQuery, 'offset'>;

/** Fixtures, grouped by league. */
export interface FixtureList {
  root: HTMLElement;
  /** Loads another list, or reloads the same one. The shown fixtures stay until the answer arrives. */
  open: (query: ListQuery) => Promise<void>;
  reload: () => Promise<void>;
  /** The ids of the shown fixtures, for which the server sends updates. */
  ids: () => string[];
}

interface ListParts {
  context: SportsContext;
  /** Called when the shown fixtures have changed. */
  onShown: () => void;
  /** Called when the player requests upcoming fixtures instead of an empty list. */
  onUpcoming: () => void;
}

const SECOND_MS = 1000;

interface Group {
  root: HTMLElement;
  list: HTMLElement;
  more: HTMLButtonElement;
  star: Star;
  isComplete: boolean;
}

export function createFixtureList({ context, onShown, onUpcoming }: ListParts): FixtureList {
  const { text, name, client, store, favourites } = context;
  const cards = new Map<string, FixtureCard>();
  const groups = new Map<string, Group>();
  const root = element('div', { class: 'sb-list' });
  const more = element('button', { type: 'button', class: 'button is-small sb-more', hidden: true }, text('more'));
  const next = createNextStart(context, () => void load(0));
  let query: ListQuery | undefined;
  let shown: FixtureView[] = [];
  let latestRequest = 0;
  more.addEventListener('click', () => void load(shown.length));

  function groupOf({ code, name: league }: FixtureView['league']): Group {
    const known = groups.get(code);
    if (known) return known;
    const list = element('div', { class: 'sb-league-list' });
    const all = element('button', { type: 'button', class: 'sb-league-more' });
    const star = createStar(context, code, name(league));
    const group: Group = {
      list,
      more: all,
      star,
      isComplete: false,
      root: element(
        'section',
        { class: 'sb-league' },
        element(
          'div',
          { class: 'sb-league-head' },
          element('h2', { class: 'sb-league-name' }, name(league)),
          star.root,
        ),
        list,
        all,
      ),
    };
    all.addEventListener('click', () => {
      group.isComplete = true;
      render();
    });
    groups.set(code, group);
    return group;
  }

  function cardOf(fixture: FixtureView): FixtureCard {
    const known = cards.get(fixture.id);
    if (known) return known;
    const card = createFixtureCard(context, fixture);
    cards.set(fixture.id, card);
    return card;
  }

  function place(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
    const same = wanted.length === parent.children.length && wanted.every((child, i) => parent.children[i] === child);
    if (same) return;
    const focused = document.activeElement;
    parent.replaceChildren(...wanted);
    // A moved element loses the focus.
    if (focused instanceof HTMLElement && parent.contains(focused)) focused.focus({ preventScroll: true });
  }

  /** Sorts starred leagues and fixtures first, as the server does. */
  function byStars(fixtures: readonly FixtureView[]): FixtureView[] {
    const rank = ({ id, league }: FixtureView): number => (favourites.has(id) || favourites.has(league.code) ? 0 : 1);
    return fixtures.toSorted((a, b) => rank(a) - rank(b) || a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
  }

  function render(): void {
    const byLeague = new Map<string, FixtureView[]>();
    for (const fixture of byStars(shown)) {
      const list = byLeague.get(fixture.league.code) ?? [];
      byLeague.set(fixture.league.code, [...list, fixture]);
    }
    const ids = new Set(shown.map(({ id }) => id));
    for (const id of cards.keys()) if (!ids.has(id)) cards.delete(id);
    const roots = [...byLeague].map(([, fixtures]) => {
      const group = groupOf((fixtures[0] as FixtureView).league);
      const isFolded = !group.isComplete && fixtures.length > SHOWN_OF_LEAGUE + 1;
      const unfolded = isFolded ? fixtures.slice(0, SHOWN_OF_LEAGUE) : fixtures;
      group.star.show();
      group.more.hidden = !isFolded;
      group.more.textContent = text('allOfLeague', { count: fixtures.length });
      place(
        group.list,
        unfolded.map((fixture) => {
          const card = cardOf(fixture);
          card.show(store.get(fixture.id) ?? fixture);
          return card.root;
        }),
      );
      return group.root;
    });
    place(root, shown.length === 0 ? [emptyList()] : [...roots, more]);
    onShown();
  }

  function emptyList(): HTMLElement {
    if (query?.phase === 'live') {
      const note = emptyNote(text('noLiveTitle'), text('noLiveText'), {
        label: text('toUpcoming'),
        onPress: onUpcoming,
      });
      note.querySelector('p')?.after(next.root);
      void next.load(query);
      return note;
    }
    if (query?.search !== undefined) return nothingFound(text, query.search);
    return emptyNote(text('noFixturesTitle'), text(query?.until === undefined ? 'noFixturesText' : 'noDayText'));
  }

  async function load(offset: number): Promise<void> {
    if (!query) return;
    const request = (latestRequest += 1);
    let page: FixturePage;
    try {
      page = await client.fixtures({ ...query, offset });
    } catch {
      // Shown content stays; an empty list shows the error.
      if (request === latestRequest && shown.length === 0) root.replaceChildren(failureNote(text, () => void load(0)));
      return;
    }
    if (request !== latestRequest) return;
    for (const fixture of page.list) store.put(fixture);
    shown = offset === 0 ? page.list : [...shown, ...page.list];
    more.hidden = !page.hasMore;
    render();
  }

  store.listen((fixture) => {
    const card = cards.get(fixture.id);
    if (!card) return;
    const before = shown.find(({ id }) => id === fixture.id);
    card.show(fixture);
    // A fixture that begins or ends moves to another list.
    if (before && before.phase !== fixture.phase) void load(0);
  });
  context.desk.listen((slip) => {
    for (const card of cards.values()) card.showSlip(slip);
  });
  favourites.listen((isSaved) => {
    if (shown.length === 0) return;
    render();
    // The order of the server's pages has changed.
    if (isSaved && !more.hidden) void load(0);
  });
  setInterval(() => {
    for (const card of cards.values()) card.tick();
    if (shown.length === 0) next.tick();
  }, SECOND_MS);

  return {
    root,
    async open(wanted) {
      const isSame = JSON.stringify(query) === JSON.stringify(wanted);
      query = wanted;
      if (!isSame) {
        shown = [];
        cards.clear();
        more.hidden = true;
        root.replaceChildren(skeletonRows(text));
        onShown();
      }
      await load(0);
    },
    reload: () => load(0),
    ids: () => shown.map(({ id }) => id),
  };
}
