import { describe, expect, it } from 'vitest';
import { playRow } from '../../../books/bookEngine.ts';
import { nightMarketGame } from '../game.ts';
import { nightMarketEngine } from '../rules.ts';
import { playRound, type RoundStage } from './roundPlayer.ts';

function recordingStage() {
  const shown: string[] = [];
  const wins: bigint[] = [];
  const note = (words: string): Promise<void> => {
    shown.push(words);
    return Promise.resolve();
  };
  const stage: RoundStage = {
    stopReels: (_, coins) => note(`reels with ${coins.length} coins`),
    showCoins: (coins) => note(`coins ${coins.length}`),
    showWays: (won) => note(`wins ${won.length}`),
    startRespins: (count, coins) => note(`respins ${count} from ${coins.length} coins`),
    playRespin: ({ left, coins }) => note(`respin +${coins.length}, ${left} left`),
    playSpecial: ({ kind }) => note(kind),
    showGrand: ({ amount }) => note(`grand ${amount}`),
    endFeature: (amount) => note(`feature ${amount}`),
    showMaxWin: (amount) => note(`max ${amount}`),
    celebrate: (amount) => note(`celebrate ${amount}`),
    setWin: (win) => void wins.push(win),
  };
  return { shown, wins, stage };
}

async function play(position: number) {
  const row = nightMarketGame.book?.rowAt(position);
  if (!row) throw new Error('the game has no book');
  const { events, win } = playRow(nightMarketEngine, row, 500n);
  const { shown, wins, stage } = recordingStage();
  await playRound(events, stage);
  return { shown, wins, win };
}

describe('the round player', () => {
  it('stops the reels and ends a round without a win', async () => {
    const { shown, wins, win } = await play(90_000);
    expect(shown[0]).toMatch(/^reels with \d coins$/);
    expect(shown.at(-1)).toBe('celebrate 0');
    expect([wins, win]).toEqual([[0n], 0n]);
  });

  it('shows the wins of all symbols together, and ends on the recorded win', async () => {
    const { shown, wins, win } = await play(29);
    expect(shown).toContain('wins 3');
    expect(wins.at(-1)).toBe(win);
    expect(wins.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(wins);
  });

  it('plays respins with their special coins in order', async () => {
    const { shown, wins, win } = await play(1893);
    expect(shown.slice(1)).toEqual([
      'coins 6',
      'respins 3 from 6 coins',
      'respin +1, 3 left',
      'respin +0, 2 left',
      'respin +1, 3 left',
      'collector',
      'respin +0, 2 left',
      'respin +1, 3 left',
      'collector',
      'respin +0, 2 left',
      'respin +2, 3 left',
      'collector',
      'doubler',
      'respin +0, 2 left',
      'respin +0, 1 left',
      'respin +0, 0 left',
      `feature ${win}`,
      `celebrate ${win}`,
    ]);
    expect(wins.at(-1)).toBe(win);
  });

  it('shows the Grand before the coins are counted', async () => {
    const { shown, win } = await play(16_214);
    expect(shown.slice(-3)).toEqual(['grand 1250000', `feature ${win}`, `celebrate ${win}`]);
  });

  it('shows the greatest win', async () => {
    const { shown } = await play(16_887);
    expect(shown.slice(-3)).toEqual(['feature 2500000', 'max 2500000', 'celebrate 2500000']);
  });
});
