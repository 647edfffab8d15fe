// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { sports } from '../../../model/sports.ts';
import { sideColours } from '../../crest.ts';
import { tapedFixture } from '../../testing/tapedFixture.ts';
import { drawingOf } from '../drawnSports.ts';
import { claimsOf } from './claims.ts';
import { onBases } from './diamond.ts';
import { endOf } from './gridiron.ts';
import { shotFrom } from './hoops.ts';
import { createMotion } from './motion.ts';
import { shotOf } from './oval.ts';
import { setsMoment } from './setsMoment.ts';

const drawn = sports.filter(({ kind }) => kind !== 'goals' && kind !== 'race').map(({ code }) => code);
const reportedTypes: ReadonlySet<string> = new Set(['point', 'score', 'wicket', 'hit', 'stoppage']);

describe.each(drawn)('the drawing of %s', (sport) => {
  it('shows another still state after every event, and the same one on every page', async () => {
    const { createDrawing } = (await drawingOf(sport)?.()) ?? {};
    const fixture = tapedFixture(sport, 3_000_001);
    const first = fixture.at(0);
    const open = () =>
      createDrawing?.({ fixture: first, colours: sideColours(first), motion: createMotion(() => true) });
    const drawing = open();
    let before = '';
    const unchanged: number[] = [];
    for (let tick = 0; tick <= fixture.ticks; tick += 1) {
      const { events, ...view } = fixture.at(tick);
      drawing?.show(view, events);
      const now = drawing?.root.outerHTML ?? '';
      const hasHappened = events.some((event) => event.tick === tick && reportedTypes.has(event.type));
      if (hasHappened && now === before) unchanged.push(tick);
      expect(now.includes('NaN')).toBe(false);
      before = now;
    }
    expect(unchanged).toEqual([]);
    const late = open();
    const { events, ...view } = fixture.at(fixture.ticks);
    late?.show(view, events);
    expect(late?.root.outerHTML === before).toBe(true);
  });
});

describe('the result of a turn', () => {
  it('is the landing point of a cricket ball: on the rope for four, over it for six, on the ground otherwise', () => {
    const from = (points: number, tick: number): number => {
      const [along, across] = shotOf('ck-saffron:1', { tick, side: 0, points });
      return Math.hypot(along - 0.5, across - 0.5);
    };
    for (let tick = 1; tick <= 48; tick += 1) {
      expect(from(4, tick)).toBeCloseTo(0.46, 5);
      expect(from(6, tick)).toBeGreaterThan(0.46);
      expect(from(2, tick)).toBeLessThan(0.46);
    }
  });

  it('is where a shot of basketball is taken from: behind the arc for three, and before the ring of the other side', () => {
    const reach = (points: number, tick: number): number => {
      const [along, across] = shotFrom('bk-harbour:1', { tick, side: 0, points });
      return Math.hypot((along - 0.945) / 0.24, (across - 0.5) / 0.4);
    };
    for (let tick = 1; tick <= 64; tick += 1) {
      expect(reach(3, tick)).toBeGreaterThan(1);
      expect(reach(2, tick)).toBeLessThan(1);
      expect(shotFrom('bk-harbour:1', { tick, side: 1, points: 2 })[0]).toBeLessThan(0.5);
    }
  });

  it('is how far a ball is carried: over the line for a touchdown or a try, and no further than the line without points', () => {
    for (let tick = 1; tick <= 40; tick += 1) {
      expect(endOf('af-thunder:1', { tick, side: 0, points: 7 })).toEqual({ kind: 'carried', along: 0.965 });
      expect(endOf('af-thunder:1', { tick, side: 0, points: 3 }).kind).toBe('kicked');
      expect(endOf('af-thunder:1', { tick, side: 0, points: 0 }).along).toBeLessThan(0.92);
    }
  });

  it('is a way round all bases for a run of baseball', () => {
    expect(onBases(0)).toEqual(onBases(4));
    expect(new Set([0, 1, 2, 3].map((distance) => onBases(distance).join())).size).toBe(4);
  });
});

describe('the gain of points', () => {
  /** Shows every tick and counts what a selector finds. */
  async function counted(sport: string, selector: string): Promise<[found: number, points: number][]> {
    const { createDrawing } = (await drawingOf(sport)?.()) ?? {};
    const fixture = tapedFixture(sport);
    const first = fixture.at(0);
    const drawing = createDrawing?.({ fixture: first, colours: sideColours(first), motion: createMotion(() => true) });
    return Array.from({ length: fixture.ticks + 1 }, (_, tick) => {
      const { events, ...view } = fixture.at(tick);
      drawing?.show(view, events);
      return [drawing?.root.querySelectorAll(selector).length ?? -1, setsMoment(view, events).points.length];
    });
  }

  it.each([
    ['lane-war', '.lane-ruin[visibility="visible"]'],
    ['hero-arena', '.lane-ruin[visibility="visible"]'],
    ['mobile-heroes', '.lane-ruin[visibility="visible"]'],
    ['mecha-league', '.mech-scrap'],
    ['strategy-clash', '.hex-land[visibility="visible"]'],
    ['pro-circuit', '.circuit-beam[visibility="visible"]'],
  ])('of %s equals the points of the tape', async (sport, selector) => {
    const all = await counted(sport, selector);
    expect(all.map(([found]) => found)).toEqual(all.map(([, points]) => points));
  });

  it('of a land is taken from both ends, and never from the other side', () => {
    expect(claimsOf(5, [0, 1, 1, 0])).toEqual([0, 0, null, 1, 1]);
    expect(claimsOf(3, [0, 0, 1, 1])).toEqual([0, 0, 1]);
  });
});
