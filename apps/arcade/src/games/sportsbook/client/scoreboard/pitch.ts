import { element, svgElement } from '../../../../shell/element.ts';
import type { FixtureView } from '../../../../sportsApi.ts';
import type { MatchEvent } from '../../model/sportModel.ts';
import { entrantColour } from '../crest.ts';
import { momentText } from '../eventFeed.ts';
import type { SportsContext } from '../sportsContext.ts';
import type { Picture } from './picture.ts';

const WIDTH = 320;
const HEIGHT = 132;
const MIDDLE = HEIGHT / 2;
/** Goals of a side that are closer than this share of the whole time have one label, at the later goal. */
const CROWDED = 0.08;

/** Returns the position of play, as a share of the pitch's length from the home goal to the away goal. */
function runOfPlay({ phase, board, revision }: FixtureView, events: readonly MatchEvent[]): number {
  if (phase !== 'live') return 0.5;
  const minute = board.clock ?? revision;
  const last = events.findLast(({ type }) => type === 'goal');
  if (last && events.at(-1) === last && last.tick >= minute) return last.entrant === 0 ? 0.94 : 0.06;
  // The attacking side comes from the model. Its progress varies with the minute, the same on every page.
  const [home = 0, away = 0] = board.details?.['attacking'] ?? [];
  return 0.5 + (home - away) * (0.26 + 0.1 * Math.sin(minute * 1.7)) + 0.04 * Math.sin(minute * 2.3);
}

function pitchLines(): SVGElement {
  const box = (x: number, width: number, height: number): SVGElement =>
    svgElement('rect', { x, y: MIDDLE - height / 2, width, height });
  return svgElement(
    'g',
    { class: 'pitch-lines' },
    svgElement('rect', { x: 4, y: 4, width: WIDTH - 8, height: HEIGHT - 8, rx: 3 }),
    svgElement('path', { d: `M${WIDTH / 2} 4v${HEIGHT - 8}` }),
    svgElement('circle', { cx: WIDTH / 2, cy: MIDDLE, r: 20 }),
    box(4, 44, 76),
    box(4, 18, 38),
    box(WIDTH - 48, 44, 76),
    box(WIDTH - 22, 18, 38),
  );
}

/** Draws the pitch with the run of play, and the timeline of goals below. */
export function createPitch({ text, words }: SportsContext, first: FixtureView): Picture {
  const ball = svgElement('circle', { r: 5, class: 'pitch-ball' });
  const shade = svgElement('rect', { y: 4, height: HEIGHT - 8, class: 'pitch-shade' });
  const stripes = Array.from({ length: 5 }, (_, i) =>
    svgElement('rect', { x: i * 64, width: 32, height: HEIGHT, class: 'pitch-stripe' }),
  );
  const pitch = svgElement(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: `pitch is-${first.sport}`, 'aria-hidden': 'true' },
    svgElement('rect', { width: WIDTH, height: HEIGHT, rx: 8, class: 'pitch-grass' }),
    ...stripes,
    shade,
    pitchLines(),
    ball,
  );
  const marks = element('ol', { class: 'timeline-marks', 'aria-label': text('goals') });
  const done = element('span', { class: 'timeline-done' });
  const counts = element('p', { class: 'pitch-counts number' });
  const colours = first.entrants.map(({ EN }) => entrantColour(EN));
  let shown = '';

  /** Creates a goal on the timeline. `at` is its share of the whole time. */
  function markOf(fixture: FixtureView, goal: MatchEvent, moment: string, at: number): HTMLElement {
    const mark = element(
      'li',
      {
        class: goal.entrant === 0 ? 'timeline-mark' : 'timeline-mark is-away',
        'aria-label': `${moment} ${words.event(fixture, goal)}`,
      },
      element('span', { class: 'number', 'aria-hidden': 'true' }, moment),
    );
    mark.style.setProperty('--share', Math.min(1, at).toFixed(3));
    mark.style.setProperty('--colour', colours[goal.entrant ?? 0] ?? 'currentColor');
    return mark;
  }

  /** "Shots 5 – 3 · Corners 2 – 4". On ice there are no corners. */
  function countsText({ phase, sport, board: { details } }: FixtureView): string {
    if (phase === 'upcoming') return '';
    return (sport === 'ice-hockey' ? ['shots'] : ['shots', 'corners'])
      .map((key) => {
        const [home = 0, away = 0] = details?.[key] ?? [];
        return text(key, { home, away });
      })
      .join(' · ');
  }

  return {
    root: element('div', { class: 'board-picture' }, pitch, counts, element('div', { class: 'timeline' }, done, marks)),
    show(fixture, events) {
      counts.textContent = countsText(fixture);
      const at = runOfPlay(fixture, events);
      const x = 12 + at * (WIDTH - 24);
      ball.style.setProperty(
        'transform',
        `translate(${x.toFixed(1)}px, ${(MIDDLE + Math.cos(at * 40) * 26).toFixed(1)}px)`,
      );
      shade.setAttribute('x', Math.min(x, WIDTH / 2).toFixed(1));
      shade.setAttribute('width', Math.abs(x - WIDTH / 2).toFixed(1));
      shade.setAttribute('fill', (at >= 0.5 ? colours[0] : colours[1]) ?? 'none');
      shade.setAttribute('visibility', fixture.phase === 'live' ? 'visible' : 'hidden');
      const last = events.at(-1);
      const played = Math.max(fixture.board.clock ?? 0, last?.tick ?? 0);
      const length = last?.type === 'end' ? last.tick : words.minutesOf(fixture.sport);
      done.style.setProperty('--share', fixture.phase === 'upcoming' ? '0' : Math.min(1, played / length).toFixed(3));
      const goals = events.filter(({ type }) => type === 'goal');
      const key = `${goals.map(({ tick }) => tick).join()}/${length}`;
      if (key === shown) return;
      shown = key;
      marks.replaceChildren(
        ...goals.map((goal) => {
          const isCrowded = goals.some(
            ({ tick, entrant }) =>
              entrant === goal.entrant && tick > goal.tick && (tick - goal.tick) / length < CROWDED,
          );
          const mark = markOf(fixture, goal, momentText(goal, events, true), goal.tick / length);
          mark.classList.toggle('is-crowded', isCrowded);
          return mark;
        }),
      );
    },
  };
}
