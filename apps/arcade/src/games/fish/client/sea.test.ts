import { describe, expect, it } from 'vitest';
import type { FishSpecies } from '../math.ts';
import { fly, flyAtOnce, type Bullet } from './bulletFlight.ts';
import { createWater } from '../water.ts';
import { createSea, isIn, seaScale, type Sea, type Swimmer } from './sea.ts';

const bounds = { width: 390, height: 480 };

const START = 1_700_000_000_000;

/** Creates a sea of a water, with a clock that the test controls. */
function seaAt(seed: string, size = bounds) {
  let now = START;
  const arrived: FishSpecies[] = [];
  const water = createWater(seed, START);
  const sea = createSea({ ...size, water, clock: () => now, onBoss: (species) => void arrived.push(species) });
  return {
    sea,
    arrived,
    pass: (seconds: number, each = 0.5): void => {
      for (let remaining = seconds; remaining > 0; remaining -= each) {
        now += each * 1000;
        sea.step();
      }
    },
  };
}

const bullet = (change: Partial<Bullet> = {}): Bullet => ({
  x: 195,
  y: 470,
  angle: -Math.PI / 2,
  amount: 10n,
  target: undefined,
  age: 0,
  ...change,
});

const swimmer: Swimmer = {
  id: 1,
  species: 'shark',
  x: 195,
  y: 100,
  angle: 0,
  isMirrored: false,
  length: 160,
  beat: 0,
  pending: 0,
  hitAt: -9,
};

function seaOf(...swimmers: Swimmer[]): Sea {
  return {
    swimmers: () => swimmers,
    step: () => undefined,
    resize: () => undefined,
    at: (x, y) => swimmers.find((candidate) => isIn(candidate, x, y)),
    find: (id) => swimmers.find((candidate) => candidate.id === id),
    remove: () => undefined,
    setWater: () => undefined,
    now: () => 0,
  };
}

describe('the sea', () => {
  it('is full when the player arrives and stays full, and keeps hit creatures until the answer', () => {
    const { sea, pass } = seaAt('one');
    expect(sea.swimmers().length).toBeGreaterThan(6);
    const [hit] = sea.swimmers() as [Swimmer];
    hit.pending = 1;
    pass(60);
    expect(sea.find(hit.id)).toBe(hit);
    expect(sea.swimmers().length).toBeGreaterThan(9);
    expect(sea.swimmers().length).toBeLessThan(40);
    hit.pending = 0;
    pass(0.5);
    expect(sea.find(hit.id)).toBeUndefined();
  });

  it('sends a boss every minute or so, the kraken, the naga and the lord in turn', () => {
    const { arrived, pass } = seaAt('two');
    pass(140);
    expect(arrived).toEqual(['kraken', 'naga', 'lord']);
  });

  it('is the same for everybody at the table, on every screen and after any arrival time', () => {
    const first = seaAt('three');
    first.pass(47);
    const second = seaAt('three', { width: 780, height: 960 });
    second.pass(47, 47);
    const placesOf = ({ sea }: ReturnType<typeof seaAt>, width: number): string[] =>
      sea.swimmers().map(({ id, species, x }) => `${id} ${species} ${(x / width).toFixed(3)}`);
    expect(placesOf(second, 780).toSorted()).toEqual(placesOf(first, 390).toSorted());
    expect(placesOf(seaAt('four'), 390)).not.toEqual(placesOf(seaAt('three'), 390));
  });

  it('shows another water without its caught creatures, which never return', () => {
    const { sea, pass } = seaAt('five');
    const other = seaAt('six')
      .sea.swimmers()
      .map(({ id }) => id);
    const [caught, next] = other as [number, number];
    sea.setWater(createWater('six', START), [caught]);
    expect(sea.find(caught)).toBeUndefined();
    expect(sea.find(next)).toBeDefined();
    sea.remove(next);
    pass(2);
    expect(sea.find(next)).toBeUndefined();
  });
});

describe('the size of creatures', () => {
  it('grows with the sea, and is smaller on a low sea', () => {
    expect(seaScale(390, 560)).toBe(1);
    expect([seaScale(768, 900), seaScale(1400, 1000), seaScale(240, 300)]).toEqual([1.5, 1.5, 0.62]);
    expect(seaScale(500, 330)).toBeLessThan(0.8);
  });
});

describe('a bullet', () => {
  it('hits a creature in its way', () => {
    expect(flyAtOnce(bullet(), seaOf(swimmer), bounds)).toEqual({ kind: 'hits', swimmer });
  });

  it('with a target passes others and follows it', () => {
    const near = { ...swimmer, id: 2, y: 300 };
    const far = { ...swimmer, id: 3, x: 60, y: 60, length: 40 };
    expect(flyAtOnce(bullet({ target: 3 }), seaOf(near, far), bounds)).toEqual({ kind: 'hits', swimmer: far });
  });

  it('bounces off the walls, and costs nothing without a hit', () => {
    const flying = bullet({ x: 380, angle: -0.5 });
    let highest = 480;
    for (let i = 0; i < 120; i += 1) {
      expect(fly(flying, 1 / 60, seaOf(), bounds)).toEqual({ kind: 'flies' });
      expect(flying.x).toBeGreaterThan(0);
      expect(flying.x).toBeLessThan(390);
      highest = Math.min(highest, flying.y);
    }
    expect(highest).toBeLessThan(40);
    expect(flyAtOnce(bullet(), seaOf(), bounds)).toEqual({ kind: 'ends' });
  });
});
