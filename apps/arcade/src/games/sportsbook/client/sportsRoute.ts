/** The route inside the page. The fragment of the address stores it, so that a reload returns to it. */
export interface SportsRoute {
  tab: 'live' | 'upcoming' | 'results' | 'mine';
  /** Undefined for the sport of the card. */
  sport?: string;
  /** The search text, which replaces the tab; empty while nothing is typed. */
  search?: string;
  /** A fixture that is open over the list. */
  fixture?: string;
}

const TABS: readonly SportsRoute['tab'][] = ['live', 'upcoming', 'results', 'mine'];
const FIXTURE = /^[\w-]{1,40}:\d{1,12}$/;

/** Reads a route, from a fragment or the query of a launch. Anything unknown is left out. */
export function routeOf(words: string): Partial<SportsRoute> {
  const fields = new URLSearchParams(words.replace(/^[#?]/, ''));
  const tab = TABS.find((each) => each === fields.get('tab'));
  const sport = fields.get('sport');
  const fixture = fields.get('fixture');
  const search = fields.get('search');
  return {
    ...(tab && { tab }),
    ...(sport !== null && /^[\w-]{1,40}$/.test(sport) && { sport }),
    ...(search !== null && { search: search.slice(0, 60) }),
    ...(fixture !== null && FIXTURE.test(fixture) && { fixture }),
  };
}

/** Returns the fragment of a route. */
export function fragmentOf({ tab, sport, search, fixture }: SportsRoute): string {
  const fields = new URLSearchParams({ tab });
  if (sport !== undefined) fields.set('sport', sport);
  if (search !== undefined) fields.set('search', search);
  if (fixture !== undefined) fields.set('fixture', fixture);
  return `#${fields.toString()}`;
}
