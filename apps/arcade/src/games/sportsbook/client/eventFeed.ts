import { element } from '../../../shell/element.ts';
import type { FixtureView } from '../../../sportsApi.ts';
import type { MatchEvent } from '../model/sportModel.ts';
import { crestOf } from './crest.ts';
import type { SportsContext } from './sportsContext.ts';

/** Regular periods of goal games are multiples of this many minutes; minutes beyond are added time. */
const PERIOD_STEP = 5;

/** Returns when an event happened, such as "67′" or "45+2′". Empty for a sport without minutes. */
export function momentText(event: MatchEvent, events: readonly MatchEvent[], isGoals: boolean): string {
  if (!isGoals) return '';
  let start = 0;
  let before = 0;
  for (const { type, tick } of events) {
    if (type !== 'periodEnd' || tick > event.tick) continue;
    const regular = Math.floor((tick - start) / PERIOD_STEP) * PERIOD_STEP;
    if (tick === event.tick)
      return tick - start > regular ? `${before + regular}+${tick - start - regular}′` : `${before + regular}′`;
    start = tick;
    before += regular;
  }
  return `${before + event.tick - start}′`;
}

/** Frequent events that only the scoreboard shows. */
const counted: ReadonlySet<string> = new Set(['point', 'hit']);
const MAX_SHOWN = 60;

/** Returns the crest of the event's side. */
function signOf({ entrants }: FixtureView, { entrant }: MatchEvent): Node | string {
  const about = entrant === null ? undefined : entrants[entrant];
  return about ? crestOf(about.EN) : '•';
}

/** Creates the feed of events, the newest first. */
export function createEventFeed({ text, words }: SportsContext): {
  root: HTMLElement;
  show: (fixture: FixtureView, events: readonly MatchEvent[]) => void;
} {
  const list = element('ol', { class: 'feed-list' });
  const root = element('section', { class: 'feed' }, element('h3', {}, text('feed')), list);
  let shown = -1;
  return {
    root,
    show(fixture, events) {
      const listed = events.filter(({ type }) => !counted.has(type)).slice(-MAX_SHOWN);
      if (listed.length === shown) return;
      shown = listed.length;
      const isGoals = words.kindOf(fixture.sport) === 'goals';
      list.replaceChildren(
        ...(listed.length === 0 ? [element('li', { class: 'quiet' }, text('noEvents'))] : []),
        ...listed
          .toReversed()
          .map((event) =>
            element(
              'li',
              { class: 'feed-event', 'data-type': event.type },
              element('span', { class: 'feed-moment number' }, momentText(event, events, isGoals)),
              element('span', { class: 'feed-sign', 'aria-hidden': 'true' }, signOf(fixture, event)),
              element('span', {}, words.event(fixture, event)),
            ),
          ),
      );
    },
  };
}
