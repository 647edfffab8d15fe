import { element, svgElement } from '../../../../shell/element.ts';
import type { FixtureView } from '../../../../sportsApi.ts';
import { entrantColour } from '../crest.ts';
import type { SportsContext } from '../sportsContext.ts';
import type { Picture } from './picture.ts';

/** Draws the ring with both fighters, who has the upper hand, and the points of each round. */
export function createRing({ text, name, now, prefersStill }: SportsContext, first: FixtureView): Picture {
  const colours = first.entrants.map(({ EN }) => entrantColour(EN));
  const fighters = colours.map((fill) => svgElement('circle', { r: 11, class: 'ring-fighter', fill }));
  const ropes = [0, 8, 16].map((inset) => {
    const [top, bottom] = [18 + inset / 2, 104 - inset / 2];
    return svgElement('path', {
      d: `M${70 + inset} ${top}L${250 - inset} ${top}L${296 - inset} ${bottom}L${24 + inset} ${bottom}z`,
    });
  });
  const ring = svgElement(
    'svg',
    { viewBox: '0 0 320 120', class: 'ring', 'aria-hidden': 'true' },
    svgElement('path', { d: 'M70 18L250 18L296 104L24 104z', class: 'ring-floor' }),
    svgElement('g', { class: 'ring-ropes' }, ...ropes),
    svgElement('path', { d: 'M24 104l18-10v16zM70 18l-10 6 10 8z', fill: colours[0] ?? 'none' }),
    svgElement('path', { d: 'M296 104l-18-10v16zM250 18l10 6-10 8z', fill: colours[1] ?? 'none' }),
    ...fighters,
  );
  const rounds = element('ol', { class: 'ring-rounds', 'aria-label': text('rounds') });
  let shown = '';
  let shownFixture: FixtureView | undefined;

  function roundOf(points: readonly number[], i: number): HTMLElement {
    const best = Math.max(...points);
    const leaders = points.flatMap((value, side) => (value === best ? [side] : []));
    const [leader = 0] = leaders;
    const entrant = first.entrants[leader];
    const isEven = leaders.length > 1 || !entrant;
    const mark = element(
      'li',
      { class: 'ring-round number' },
      element('span', { class: 'caption' }, text('period.round', { n: i + 1 })),
      element('span', {}, points.join('–')),
      element('span', { class: 'visually-hidden' }, isEven ? '' : name(entrant)),
    );
    mark.style.setProperty('--colour', isEven ? 'transparent' : (colours[leader] ?? 'transparent'));
    return mark;
  }

  /** The leader of the round presses forward; both circle the middle, a part of a turn each second. */
  function drawFighters({ board, phase }: FixtureView): void {
    const [home = 0, away = 0] = board.periods.at(-1) ?? [];
    const isMoving = phase === 'live' && !prefersStill();
    const lead = phase === 'live' ? Math.sign(home - away) * 14 : 0;
    const turn = isMoving ? now() / 2_600 : 0;
    const [across, down] = [24 - (isMoving ? 4 * (1 + Math.sin(turn * 3)) : 0), 2];
    const at = (side: 1 | -1): string => {
      const x = 160 + lead + side * across * Math.cos(turn * 0.4);
      const y = 64 - side * (down + (isMoving ? 12 * Math.sin(turn * 0.4) : 0));
      return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    };
    fighters[0]?.style.setProperty('transform', at(-1));
    fighters[1]?.style.setProperty('transform', at(1));
  }

  return {
    root: element('div', { class: 'board-picture' }, ring, rounds),
    show(fixture) {
      const { board } = fixture;
      shownFixture = fixture;
      drawFighters(fixture);
      const key = JSON.stringify(board.periods);
      if (key === shown) return;
      shown = key;
      rounds.replaceChildren(...board.periods.map(roundOf));
    },
    tick() {
      if (shownFixture?.phase === 'live') drawFighters(shownFixture);
    },
  };
}
