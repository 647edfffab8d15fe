import { element } from '../../../shell/element.ts';
import { factList } from '../../../shell/room/fairnessSheet.ts';
import type { FixtureResult, LeagueView, ResultList } from '../../../sportsApi.ts';
import { checkTape } from './checkTape.ts';
import { choiceRow } from './choiceRow.ts';
import { emptyNote, failureNote, skeletonRows } from './listState.ts';
import type { SportsContext } from './sportsContext.ts';
import { dayText, timeText } from './startTimes.ts';

/** The list of finished fixtures, each of which can be recomputed. */
export interface Results {
  root: HTMLElement;
  open: (sport: string, leagues: readonly LeagueView[]) => Promise<void>;
}

const ALL = '';
/** The number of places of a race that a line shows. */
const PODIUM = 3;

export function createResults(context: SportsContext): Results {
  const { text, tag, name, words, client } = context;
  const filter = element('div', { class: 'results-leagues' });
  const list = element('div', { class: 'results' });
  const more = element('button', { type: 'button', class: 'button is-small sb-more', hidden: true }, text('more'));
  const root = element('div', { class: 'sb-results' }, filter, list, more);
  let sport = '';
  let league = ALL;
  let leagues: readonly LeagueView[] = [];
  let shown: FixtureResult[] = [];
  let latestRequest = 0;
  more.addEventListener('click', () => void load(shown.length));

  /** Returns the first, second and third. */
  function podium({ entrants, board }: FixtureResult): string {
    return board.score
      .map((place, i) => ({ place, entrant: entrants[i] }))
      .toSorted((a, b) => a.place - b.place)
      .slice(0, PODIUM)
      .map(({ place, entrant }) => `${text('place', { place })} ${entrant ? name(entrant) : ''}`)
      .join(' · ');
  }

  async function showCheck(result: FixtureResult, output: HTMLElement): Promise<void> {
    output.textContent = text('checking');
    try {
      const found = await checkTape(result);
      output.dataset['check'] = found;
      output.textContent = `${found === 'proven' ? '✓' : '✕'} ${text(`check.${found}`)}`;
    } catch {
      output.textContent = text('unreachableText');
    }
  }

  function rowOf(result: FixtureResult): HTMLElement {
    const isRace = result.entrants.length > 2;
    const check = element('button', { type: 'button', class: 'button is-small' }, text('verify'));
    const output = element('p', { class: 'result-check', role: 'status' });
    check.addEventListener('click', () => void showCheck(result, output));
    return element(
      'details',
      { class: 'result' },
      element(
        'summary',
        {},
        element('span', { class: 'result-time number' }, timeText(result.startsAt, tag)),
        element('span', { class: 'result-names' }, isRace ? podium(result) : words.fixtureName(result)),
        element('strong', { class: 'result-score number' }, isRace ? '' : result.board.score.join(' : ')),
      ),
      ...(result.board.periods.length > 1 && !isRace
        ? [element('p', { class: 'quiet number' }, result.board.periods.map((each) => each.join(':')).join('  '))]
        : []),
      factList([
        [text('fixtureNumber'), result.id],
        [text('serverSeedHash'), result.seedHash],
        [text('revealed'), result.serverSeed],
        [text('fixtureClientSeed'), result.clientSeed],
      ]),
      check,
      output,
    );
  }

  function render(): void {
    if (shown.length === 0) {
      list.replaceChildren(emptyNote(text('noResultsTitle'), text('noResultsText')));
      return;
    }
    const content: HTMLElement[] = [];
    let group = '';
    for (const result of shown) {
      const heading = `${dayText(result.startsAt, tag)} · ${name(result.league.name)}`;
      if (heading !== group) content.push(element('h2', { class: 'sb-league-name' }, heading));
      group = heading;
      content.push(rowOf(result));
    }
    list.replaceChildren(...content);
  }

  function showFilter(): void {
    filter.hidden = leagues.length < 2;
    choiceRow(filter, {
      label: text('leagues'),
      choices: [
        { value: ALL, label: text('allLeagues') },
        ...leagues.map((each) => ({ value: each.code, label: name(each.name) })),
      ],
      chosen: league,
      onChoose(next) {
        league = next;
        void load(0);
      },
    });
  }

  async function load(offset: number): Promise<void> {
    const request = (latestRequest += 1);
    if (offset === 0) {
      shown = [];
      more.hidden = true;
      list.replaceChildren(skeletonRows(text, 3));
    }
    let page: ResultList;
    try {
      page = await client.results({ sport, ...(league !== ALL && { league }), offset });
    } catch {
      if (request === latestRequest && shown.length === 0) list.replaceChildren(failureNote(text, () => void load(0)));
      return;
    }
    if (request !== latestRequest) return;
    shown = [...shown, ...page.list];
    more.hidden = !page.hasMore;
    render();
  }

  return {
    root,
    async open(nextSport, allLeagues) {
      if (nextSport !== sport) league = ALL;
      sport = nextSport;
      leagues = allLeagues.filter((each) => each.sport === sport);
      showFilter();
      await load(0);
    },
  };
}
