import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { demoGames, findDemoGame, type DemoGame } from './catalogue/games.ts';
import { titleDress } from './titleDress.ts';

const openGames = demoGames().filter((game) => game.family !== null);

function gameOf(id: string): DemoGame {
  const game = findDemoGame(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

describe('titleDress', () => {
  it("gives a title its card's palette and motifs", () => {
    const dress = titleDress(gameOf('parlor-naga-mines'));
    expect(dress.colours).toEqual({
      sky: ['#160309', '#7a0f0a', '#ff6a13'],
      light: '#ffe38a',
      accent: '#ff9d2e',
      ink: '#120205',
    });
    expect(dress.motifs.map(({ hi, mid, lo, ink }) => [hi, mid, lo, ink])).toEqual([
      ['#b8ffe0', '#22c495', '#04696b', '#022c33'],
      ['#dcffff', '#39d0f5', '#1467c4', '#06224f'],
    ]);
  });

  it('gives every slot eight different motifs, the motifs of its card first', () => {
    for (const game of openGames.filter((candidate) => candidate.card.kind === 'slot')) {
      const bodies = titleDress(game).motifs.map((motif) => motif.body);
      expect(new Set(bodies).size).toBe(8);
    }
    const [lotus, lantern] = titleDress(gameOf('parlor-lotus-lanterns')).motifs;
    expect([lotus?.mid, lantern?.mid]).toEqual(['#ff5fa8', '#ff8417']);
  });

  it('is the same on every call', () => {
    const game = gameOf('parlor-neon-lemon');
    expect(titleDress(game)).toEqual(titleDress(structuredClone(game)));
  });

  it('draws every motif of an open title as SVG', () => {
    const bodies = new Set(openGames.flatMap((game) => titleDress(game).motifs.map((motif) => motif.body)));
    expect(bodies.size).toBeGreaterThan(200);
    for (const body of bodies) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" color="#ffffff">${body}</svg>`;
      expect(new Resvg(svg).getBBox() ?? body).not.toBe(body);
    }
  });
});
