import { describe, expect, it } from 'vitest';
import { titleOf } from '../games/titles.ts';
import { outcomeOf } from '../modules/round/outcome.ts';
import { gameCodesOf } from './gameCodes.ts';
import { randomPlayers } from './randomPlayers.ts';
import { recordedRounds, type RecordedRound } from './recordedRounds.ts';

function roundsOf(name: string, count: number, seed?: string): RecordedRound[] {
  return [...recordedRounds(gameCodesOf(name), count, seed)];
}

function distinct(values: readonly unknown[]): number {
  return new Set(values.map((value) => JSON.stringify(value))).size;
}

describe('the codes of a game', () => {
  it('are of a title or of all titles of its family', () => {
    expect(gameCodesOf('jade-keno')).toEqual(['jade-keno']);
    expect(gameCodesOf('lotus-lanterns')).toEqual(['lotus-lanterns']);
    expect(gameCodesOf('mines').map((code) => titleOf(code)?.family)).toContain('mines');
    expect(gameCodesOf('reels').length).toBeGreaterThan(1000);
    for (const unknown of ['', 'no-such-game', 'toString']) expect(gameCodesOf(unknown)).toEqual([]);
  });
});

describe('recorded rounds', () => {
  it.each(Object.keys(randomPlayers))('of %s are over and can be replayed from the record', (family) => {
    for (const round of roundsOf(family, 60)) {
      const { game } = titleOf(round.gameCode) ?? {};
      expect(game?.version).toBe(round.version);
      const { stake, choice, decisions, events, win } = JSON.parse(JSON.stringify(round)) as RecordedRound;
      const played = game && outcomeOf(game, { ...round, stake: BigInt(stake), choice, decisions });
      expect(played).toMatchObject({ events, win: BigInt(win), isOver: true });
    }
  });

  it('are the same for the same seed and any count, and differ for another seed', () => {
    const rounds = roundsOf('hi-lo', 20);
    expect(roundsOf('hi-lo', 5)).toEqual(rounds.slice(0, 5));
    expect(roundsOf('hi-lo', 20, 'another')).not.toEqual(rounds);
    expect(distinct(rounds.map(({ serverSeed }) => serverSeed))).toBe(20);
  });

  it('cover the choices of a game', () => {
    const choices = (name: string, count: number) => roundsOf(name, count).map(({ choice }) => choice);
    expect(distinct(choices('wheel', 300))).toBe(15);
    expect(distinct(choices('climb', 50))).toBe(4);
    expect(distinct(choices('plinko', 400))).toBe(27);
    expect(distinct(choices('mines', 300))).toBe(24);
    expect(distinct(roundsOf('keno', 400).map(({ choice }) => (choice as { picks: number[] }).picks.length))).toBe(10);
  });

  it.each(['mines', 'climb', 'hi-lo', 'coin-flip'])('of %s end by a cash-out, by a loss and at the limit', (name) => {
    const endings = roundsOf(name, 150).map(({ decisions, win }) =>
      JSON.stringify(decisions.at(-1)) === '{"type":"cash_out"}' ? 'cash-out' : win === '0' ? 'loss' : 'limit',
    );
    expect(new Set(endings)).toEqual(new Set(['cash-out', 'loss', 'limit']));
  });
});
