import { describe, expect, it } from 'vitest';
import { designOf } from '../designOf.ts';
import { lookOf } from './look.ts';
import { drawScene } from './scene.ts';
import { dressOr, drawSymbols } from './symbolArt.ts';

const looks = Array.from({ length: 1500 }, (_, i) => lookOf(`slot-${i}`));

describe('the look of a title', () => {
  it('is the same on every visit', () => {
    const drawn = (): unknown => {
      const dress = dressOr(null);
      return [
        drawScene(dress, lookOf('river-spirit')),
        drawSymbols(designOf('river-spirit'), dress, lookOf('river-spirit')),
      ];
    };
    expect(drawn()).toEqual(drawn());
  });

  it('is shared by few of 1,500 titles', () => {
    const names = looks.map(({ scene, frame, ground, plate, finish, low, logo }) =>
      [scene, frame, ground, plate, finish, low, logo].join(' '),
    );
    expect(new Set(names).size).toBeGreaterThan(1480);
  });

  it('has every kind of scene, frame, ground, plate and low symbol in at least three percent of titles', () => {
    for (const property of ['scene', 'frame', 'ground', 'plate', 'low'] as const) {
      const counts = new Map<string, number>();
      for (const look of looks) counts.set(look[property], (counts.get(look[property]) ?? 0) + 1);
      expect(Math.min(...counts.values())).toBeGreaterThan(45);
    }
  });

  it('never draws glowing lines on bright reels', () => {
    expect(looks.filter(({ ground, finish }) => ground === 'light' && finish === 'neon')).toEqual([]);
  });

  it('draws every symbol of a title differently', () => {
    for (const gameCode of ['golden-elephant', 'dragon-gate', 'river-spirit', 'pinwheel-of-siam']) {
      const drawings = drawSymbols(designOf(gameCode), dressOr(null), lookOf(gameCode));
      expect(new Set(drawings).size).toBe(designOf(gameCode).symbols.length);
    }
  });

  it('draws only valid pictures', () => {
    for (let i = 0; i < 60; i += 1) {
      const drawings = [
        drawScene(dressOr(null), lookOf(`slot-${i}`)),
        ...drawSymbols(designOf(`slot-${i}`), dressOr(null), lookOf(`slot-${i}`)),
      ];
      for (const drawing of drawings) expect(decodeURIComponent(drawing)).not.toMatch(/NaN|undefined/);
    }
  });
});
