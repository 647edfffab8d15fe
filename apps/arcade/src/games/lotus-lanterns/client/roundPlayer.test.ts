import { describe, expect, it } from 'vitest';
import { replayWith } from '../../../shell/replayWith.ts';
import { playLotusLanterns } from '../rules.ts';
import { playRound, type RoundStage } from './roundPlayer.ts';

const replay = replayWith(playLotusLanterns);
const source = {
  gameCode: 'lotus-lanterns',
  stake: 100_000n,
  choice: { unit: 100 },
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
    showFreeSpin: ({ index, multiplier }, total) => note(`free spin ${index} ×${multiplier} ${total}`),
    showAddedSpins: ({ count, total }) => note(`${count} more, ${total}`),
    showJackpot: (pool) => note(pool),
    showFeatureEnd: () => note('feature ends'),
    showBigWin: () => note('big win'),
    setWin: (win) => void wins.push(win),
  };
  return { shown, wins, stage };
}

async function play(nonce: number, jackpot?: bigint) {
  const { events, win } = replay({ ...source, nonce });
  const { shown, wins, stage } = recordingStage();
  await playRound(events, stage, jackpot);
  return { shown, wins, win, events };
}

describe('the round player', () => {
  it('stops the reels and ends a round without a win', async () => {
    expect(await play(0)).toMatchObject({ shown: ['stop'], wins: [0n], win: 0n });
  });

  it('shows all winning lines of a spin together and ends on the recorded win', async () => {
    const { shown, wins, win } = await play(22);
    expect(shown[1]).toMatch(/^lines \d+$/);
    expect(wins.at(-1)).toBe(win);
    expect(wins.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(wins);
  });

  it('plays free spins in order, each with its multiplier, including added ones', async () => {
    const { shown, wins, win } = await play(72);
    expect(shown.slice(0, 3)).toEqual(['stop', 'lotuses 3', 'feature 8']);
    const added = shown.filter((words) => words.includes(' more, '));
    expect(added).toEqual(['8 more, 16']);
    expect(shown.filter((words) => words.startsWith('free spin')).map((words) => words.split(' ')[3])).toEqual(
      Array.from({ length: 16 }, (_, i) => (i < 4 ? '×2' : i < 8 ? '×3' : '×5')),
    );
    expect(shown.filter((words) => words === 'start')).toHaveLength(16);
    expect(shown.slice(-2)).toEqual(['feature ends', 'big win']);
    expect(wins.at(-2)).toBe(win);
  });

  it('shows every free spin with the sum of all earlier ones', async () => {
    const { shown, events } = await play(72);
    const totals = shown.flatMap((words) => (words.startsWith('free spin') ? [BigInt(words.split(' ')[4] ?? 0)] : []));
    expect(totals[0]).toBe(0n);
    const ended = events.find(({ type }) => type === 'free_spins_ended');
    const last = events.slice(events.findLastIndex(({ type }) => type === 'free_spin'));
    const lastWon = last.reduce((sum, event) => sum + BigInt(event.type === 'line_win' ? event.amount : 0), 0n);
    expect(totals.at(-1)).toBe(BigInt(ended?.type === 'free_spins_ended' ? ended.amount : 0) - lastWon);
  });

  it('shows a jackpot last and ends on the total win', async () => {
    const { shown, wins, win } = await play(652, 5300n);
    expect(shown.slice(-2)).toEqual(['big win', 'LOTUS_MINI']);
    expect(wins.at(-1)).toBe(win + 5300n);
  });
});
