import { describe, expect, it } from 'vitest';
import { replayWith } from '../../../shell/replayWith.ts';
import { playLotusLanterns } from '../rules.ts';
import { playRound, type RoundStage } from './roundPlayer.ts';

const replay = replayWith(playLotusLanterns);
const source = {
  gameCode: 'lotus-lanterns',
  stake: 500n,
  choice: {},
  decisions: [],
  serverSeed: '5e'.repeat(32),
  clientSeed: '00112233445566778899aabbccddeeff',
};

function recordingStage() {
  const shown: string[] = [];
  const wins: bigint[] = [];
  const note = (words: string): Promise<void> => {
    shown.push(words);
    return Promise.resolve();
  };
  const stage: RoundStage = {
    startReels: () => void shown.push('start'),
    stopReels: () => note('stop'),
    showLines: (lines) => note(`lines ${lines.length}`),
    showScatter: ({ count }) => note(`lotuses ${count}`),
    showFeatureStart: (count) => note(`feature ${count}`),
    showFreeSpin: ({ index, multiplier }) => note(`free spin ${index} ×${multiplier}`),
    showFeatureEnd: () => note('feature ends'),
    showBigWin: () => note('big win'),
    setWin: (win) => void wins.push(win),
  };
  return { shown, wins, stage };
}

async function play(nonce: number) {
  const { events, win } = replay({ ...source, nonce });
  const { shown, wins, stage } = recordingStage();
  await playRound(events, stage);
  return { shown, wins, win };
}

describe('the round player', () => {
  it('stops the reels and ends a round without a win', async () => {
    expect(await play(0)).toEqual({ shown: ['stop'], wins: [0n], win: 0n });
  });

  it('shows all winning lines of a spin together and ends on the recorded win', async () => {
    const { shown, wins, win } = await play(22);
    expect(shown[1]).toMatch(/^lines \d+$/);
    expect(wins.at(-1)).toBe(win);
    expect(wins.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(wins);
  });

  it('plays free spins in order, each with its multiplier', async () => {
    const { shown, wins, win } = await play(72);
    expect(shown.slice(0, 3)).toEqual(['stop', 'lotuses 3', 'feature 8']);
    expect(shown.filter((words) => words.startsWith('free spin'))).toEqual(
      [2, 2, 2, 2, 3, 3, 3, 3].map((multiplier, i) => `free spin ${i + 1} ×${multiplier}`),
    );
    expect(shown.filter((words) => words === 'start')).toHaveLength(8);
    expect(shown.slice(-2)).toEqual(['feature ends', 'big win']);
    expect(wins.at(-2)).toBe(win);
  });
});
