import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fairnessVectors } from '../fairness/fairnessVectors.ts';
import { climbGame } from '../games/climb/game.ts';
import { climbDifficulties, ladders } from '../games/climb/math.ts';
import { coinFlipGame } from '../games/coin-flip/game.ts';
import { diceGame } from '../games/dice/game.ts';
import type { Game } from '../games/game.ts';
import { hiLoGame } from '../games/hi-lo/game.ts';
import { kenoGame } from '../games/keno/game.ts';
import { hitMultipliers, kenoRisks, MAX_PICKS } from '../games/keno/math.ts';
import { limboGame } from '../games/limbo/game.ts';
import { lotusLanternsGame } from '../games/lotus-lanterns/game.ts';
import { linePays, lines } from '../games/lotus-lanterns/paytable.ts';
import { baseStrips, freeStrips } from '../games/lotus-lanterns/reelStrips.ts';
import { paySymbols, type LotusSymbol } from '../games/lotus-lanterns/symbols.ts';
import { minesGame } from '../games/mines/game.ts';
import { plinkoGame } from '../games/plinko/game.ts';
import { bucketMultipliers, plinkoRisks, plinkoRows } from '../games/plinko/math.ts';
import { designOf } from '../games/reels/designOf.ts';
import { designHash, designText } from '../games/reels/designText.ts';
import { reelsGame } from '../games/reels/game.ts';
import { wheelGame } from '../games/wheel/game.ts';
import { wheelRisks, wheelSegments, wheelSizes } from '../games/wheel/math.ts';
import { outcomeOf } from '../modules/round/outcome.ts';
import type { RecordedRound } from './recordedRounds.ts';

const page = readFileSync(new URL('../../../../docs/fairness.md', import.meta.url), 'utf8');

const examples = page
  .split('\n')
  .filter((line) => line.startsWith('{"gameCode"'))
  .map((line) => JSON.parse(line) as RecordedRound);

const games: readonly Game[] = [
  climbGame,
  coinFlipGame,
  diceGame,
  hiLoGame,
  kenoGame,
  limboGame,
  lotusLanternsGame,
  minesGame,
  plinkoGame,
  wheelGame,
];

function gameOf({ gameCode, version }: RecordedRound): Game | undefined {
  return version === 'reels@1' ? reelsGame(gameCode) : games.find((game) => game.version === version);
}

const letters: Readonly<Record<LotusSymbol, string>> = {
  lantern: 'W',
  lotus: 'S',
  naga: 'N',
  elephant: 'E',
  koi: 'K',
  tuktuk: 'T',
  parasol: 'P',
  bowl: 'B',
  mango: 'M',
  coconut: 'C',
  chilli: 'H',
};

function stripText(strip: readonly LotusSymbol[] | undefined): string {
  return (strip ?? []).map((symbol) => letters[symbol]).join('');
}

describe('the page about fairness', () => {
  it('has an example of every game', () => {
    const versions = new Set(examples.map(({ version }) => version));
    expect([...versions].toSorted()).toEqual([...games.map(({ version }) => version), 'reels@1'].toSorted());
  });

  it.each(examples)('shows the round of $gameCode with nonce $nonce as it is played', (example) => {
    const { stake, choice, decisions, events, win } = example;
    const game = gameOf(example);
    expect(game?.choice.safeParse(choice).success).toBe(true);
    const played = game && outcomeOf(game, { ...example, stake: BigInt(stake), choice, decisions });
    expect(played).toEqual({ events, win: BigInt(win), isOver: true });
  });

  it('has the vectors of the random numbers', () => {
    for (const { nonce, commitment, words } of fairnessVectors)
      expect(page).toContain(`| ${nonce} | \`${commitment}\` | ${words.join(' ')} |`);
  });

  it('has the design of its example of a slot, with its hash', () => {
    const design = designOf('happy-pharaoh');
    expect(page).toContain(`\n${designText(design)}\n`);
    expect(page).toContain(`\`${designHash(design)}\``);
  });

  it('has the tables of Plinko, Keno and the ladders', () => {
    for (const rows of plinkoRows)
      for (const risk of plinkoRisks) {
        const half = bucketMultipliers(rows, risk).slice(0, Math.floor(rows / 2) + 1);
        expect(page).toContain(`| ${rows} | ${risk} | ${half.join(' ')} |`);
      }
    for (const risk of kenoRisks)
      for (let picks = 1; picks <= MAX_PICKS; picks += 1)
        expect(page).toContain(`| ${risk} | ${picks} | ${hitMultipliers(picks, risk).join(' ')} |`);
    for (const difficulty of climbDifficulties) {
      const { rows, doors, safe } = ladders[difficulty];
      expect(page).toContain(`| ${difficulty} | ${rows} | ${doors} | ${safe} |`);
    }
  });

  it('has the segments of every wheel', () => {
    for (const risk of wheelRisks)
      for (const size of wheelSizes) {
        const segments = wheelSegments(size, risk);
        const tiers = [...new Set(segments)]
          .toSorted((a, b) => b - a)
          .map((hundredths) => `${hundredths}×${segments.filter((other) => other === hundredths).length}`);
        expect(page).toContain(`| ${risk} | ${size} | ${tiers.join(' ')} |`);
      }
    for (const risk of ['low', 'medium'] as const) expect(page).toContain(wheelSegments(10, risk).join(' '));
  });

  it('has the reels, pays and lines of Lotus Lanterns', () => {
    baseStrips.forEach((strip, reel) =>
      expect(page).toContain(`| ${reel} | \`${stripText(strip)}\` | \`${stripText(freeStrips[reel])}\` |`),
    );
    for (const symbol of paySymbols)
      expect(page).toContain(`| ${symbol} | ${letters[symbol]} | ${linePays[symbol].join(' | ')} |`);
    expect(page).toContain(`\`${lines.map((line) => line.join('')).join(' ')}\``);
  });
});
