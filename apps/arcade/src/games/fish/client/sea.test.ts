import { describe, expect, it } from 'vitest';
import { outcomeWords } from '../../../fairness/outcomeWords.ts';
import type { FishSpecies } from '../math.ts';
import { fly, flyAtOnce, type Bullet } from './bulletFlight.ts';
import { createSea, isIn, seaScale, type Sea, type Swimmer } from './sea.ts';

const bounds = { width: 390, height: 480 };

/** Numbers from 0 to 1, the same in every run. */
function numbers(nonce: number): () => number {
  const word = outcomeWords({ serverSeed: '5e'.repeat(32), clientSeed: '00'.repeat(16), nonce });
  return () => word() / 2 ** 32;
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
    at: (x, y) => swimmers.find((one) => isIn(one, x, y)),
    find: (id) => swimmers.find((one) => one.id === id),
    remove: () => undefined,
    now: () => 0,
  };
}

describe('the sea', () => {
  it('is full when the player comes, and stays so; who was hit waits for the answer', () => {
    const sea = createSea({ ...bounds, random: numbers(1), onBoss: () => undefined });
    expect(sea.swimmers().length).toBeGreaterThan(6);
    const [hit] = sea.swimmers() as [Swimmer];
    hit.pending = 1;
    for (let i = 0; i < 60 * 60; i += 1) sea.step(1 / 60);
    expect(sea.find(hit.id)).toBe(hit);
    expect(sea.swimmers().length).toBeGreaterThan(9);
    expect(sea.swimmers().length).toBeLessThan(40);
    hit.pending = 0;
    sea.step(1 / 60);
    expect(sea.find(hit.id)).toBeUndefined();
  });

  it('sends a boss every minute or so, first the kraken, then the lord', () => {
    const came: FishSpecies[] = [];
    const sea = createSea({ ...bounds, random: numbers(2), onBoss: (species) => void came.push(species) });
    for (let i = 0; i < 90 * 30; i += 1) sea.step(1 / 30);
    expect(came).toEqual(['kraken', 'lord']);
  });
});

describe('the size of creatures', () => {
  it('grows with the sea, and is smaller where it is low', () => {
    expect(seaScale(390, 560)).toBe(1);
    expect([seaScale(768, 900), seaScale(1400, 1000), seaScale(240, 300)]).toEqual([1.5, 1.5, 0.62]);
    expect(seaScale(500, 330)).toBeLessThan(0.8);
  });
});

describe('a bullet', () => {
  it('hits what swims in its way', () => {
    expect(flyAtOnce(bullet(), seaOf(swimmer), bounds)).toEqual({ kind: 'hits', swimmer });
  });

  it('with a target passes others and follows it', () => {
    const near = { ...swimmer, id: 2, y: 300 };
    const far = { ...swimmer, id: 3, x: 60, y: 60, length: 40 };
    expect(flyAtOnce(bullet({ target: 3 }), seaOf(near, far), bounds)).toEqual({ kind: 'hits', swimmer: far });
  });

  it('bounces off the walls, and costs nothing when it meets nothing', () => {
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
