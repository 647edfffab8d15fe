import { element } from '../../../shell/element.ts';
import type { LeagueView } from '../../../sportsApi.ts';
import { choiceRow } from './choiceRow.ts';
import type { SportsContext } from './sportsContext.ts';

/** The control that chooses one league of a sport. It is hidden for a sport with one league. */
export interface LeagueFilter {
  root: HTMLElement;
  /** The chosen league; undefined for all leagues. */
  chosen: () => string | undefined;
  /** Shows the leagues of a sport. Another sport begins with all leagues. */
  show: (sport: string, leagues: readonly LeagueView[]) => void;
}

const ALL = '';

export function createLeagueFilter({ text, name }: SportsContext, onChange: () => void): LeagueFilter {
  const root = element('div', { class: 'sb-leagues results-leagues', hidden: true });
  let sport = '';
  let league = ALL;
  let leagues: readonly LeagueView[] = [];

  function render(): void {
    root.hidden = leagues.length < 2;
    choiceRow(root, {
      label: text('leagues'),
      choices: [
        { value: ALL, label: text('allLeagues') },
        ...leagues.map((each) => ({ value: each.code, label: name(each.name) })),
      ],
      chosen: league,
      onChoose(next) {
        league = next;
        onChange();
      },
    });
  }

  return {
    root,
    chosen: () => (league === ALL ? undefined : league),
    show(nextSport, all) {
      if (nextSport !== sport) league = ALL;
      sport = nextSport;
      leagues = all.filter((each) => each.sport === sport);
      render();
    },
  };
}
