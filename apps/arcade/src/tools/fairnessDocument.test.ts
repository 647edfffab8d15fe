import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fairnessVectors } from '../fairness/fairnessVectors.ts';
import { baccaratGame } from '../games/baccarat/game.ts';
import { bingoGame } from '../games/bingo/game.ts';
import { blackjackGame } from '../games/blackjack/game.ts';
import { bullBullGame } from '../games/bull-bull/game.ts';
import { casinoHoldemGame } from '../games/casino-holdem/game.ts';
import { climbGame } from '../games/climb/game.ts';
import { climbDifficulties, ladders } from '../games/climb/math.ts';
import { coinFlipGame } from '../games/coin-flip/game.ts';
import { crashGame } from '../games/crash/game.ts';
import { diceDrawGame } from '../games/dice-draw/game.ts';
import { diceGame } from '../games/dice/game.ts';
import { digitDrawGame } from '../games/digit-draw/game.ts';
import { dragonTigerGame } from '../games/dragon-tiger/game.ts';
import { emeraldFallsGame } from '../games/emerald-falls/game.ts';
import * as falls from '../games/emerald-falls/paytable.ts';
import { fallsSymbols } from '../games/emerald-falls/symbols.ts';
import { fanTanGame } from '../games/fan-tan/game.ts';
import { fishPrawnCrabGame } from '../games/fish-prawn-crab/game.ts';
import { bookFacts } from '../games/fish/facts.ts';
import { fishGame } from '../games/fish/game.ts';
import { meanMultiplier, plainSpecies, prizesOf } from '../games/fish/math.ts';
import * as hoard from '../games/fish/treasure.ts';
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
import { moneyWheelGame } from '../games/money-wheel/game.ts';
import { nightMarketGame } from '../games/night-market/game.ts';
import * as market from '../games/night-market/paytable.ts';
import { reelStrips, symbolLetters } from '../games/night-market/reelStrips.ts';
import { pickDrawGame } from '../games/pick-draw/game.ts';
import { bigTwoGame } from '../games/big-two/game.ts';
import { bragGame } from '../games/brag/game.ts';
import { pokDengGame } from '../games/pok-deng/game.ts';
import { plinkoGame } from '../games/plinko/game.ts';
import { bucketMultipliers, plinkoRisks, plinkoRows } from '../games/plinko/math.ts';
import { raceDrawGame } from '../games/race-draw/game.ts';
import { designOf } from '../games/reels/designOf.ts';
import { designHash, designText } from '../games/reels/designText.ts';
import { reelsGame } from '../games/reels/game.ts';
import { rouletteGame } from '../games/roulette/game.ts';
import { scratchGame } from '../games/scratch/game.ts';
import { sicBoGame } from '../games/sic-bo/game.ts';
import { sportsbookGame } from '../games/sportsbook/game.ts';
import { replaySeatHand } from '../games/seatHand.ts';
import { threeCardPokerGame } from '../games/three-card-poker/game.ts';
import { videoPokerGame } from '../games/video-poker/game.ts';
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
  crashGame,
  diceGame,
  emeraldFallsGame,
  hiLoGame,
  kenoGame,
  limboGame,
  lotusLanternsGame,
  minesGame,
  nightMarketGame,
  plinkoGame,
  wheelGame,
  scratchGame,
  baccaratGame,
  dragonTigerGame,
  rouletteGame,
  moneyWheelGame,
  fanTanGame,
  sicBoGame,
  fishPrawnCrabGame,
  bullBullGame,
  blackjackGame,
  threeCardPokerGame,
  casinoHoldemGame,
  videoPokerGame,
  fishGame,
  pokDengGame,
  bigTwoGame,
  bragGame,
  sportsbookGame,
];

/** Games whose rules depend on their title, by version. */
const ofTitles: Readonly<Record<string, (title: string) => Game>> = {
  'reels@1': reelsGame,
  'digit-draw@1': digitDrawGame,
  'race-draw@1': raceDrawGame,
  'dice-draw@1': diceDrawGame,
  'pick-draw@1': pickDrawGame,
  'bingo@1': bingoGame,
};

function gameOf({ gameCode, version }: RecordedRound): Game | undefined {
  return ofTitles[version]?.(gameCode) ?? games.find((game) => game.version === version);
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
    expect([...versions].toSorted()).toEqual(
      [...games.map(({ version }) => version), ...Object.keys(ofTitles)].toSorted(),
    );
  });

  it.each(examples)('shows the round of $gameCode with nonce $nonce as it is played', (example) => {
    const { stake, choice, decisions, events, win } = example;
    const game = gameOf(example);
    const input = { ...example, stake: BigInt(stake), choice, decisions };
    // The choice of a sitting differs from the choice of its hands.
    const isAllowed = game?.seating !== undefined || game?.choice.safeParse(choice).success;
    expect(isAllowed).toBe(true);
    const played = game?.seating ? replaySeatHand(game.seating.rules)(input) : game && outcomeOf(game, input);
    expect({ isOver: true, ...played }).toMatchObject({ events, win: BigInt(win), isOver: true });
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

  it('has the species of fish', () => {
    for (const species of plainSpecies) {
      const prizes = prizesOf(species).map(({ multiplier, weight }) => `${multiplier}×${weight}`);
      expect(page).toContain(`| ${species} | ${meanMultiplier(species)} | ${prizes.join(' ')} |`);
    }
  });

  it('has the book and the chests of the naga', () => {
    const { facts } = fishGame.book ?? {};
    expect(page).toContain(`\`${facts?.root}\``);
    expect(page).toContain(`\`${facts?.fingerprint}\``);
    expect(page).toContain(`| \`fish\` | ${facts?.rows} | ${facts?.payingRows} | 1 | 0 |`);
    expect(page).toContain(`S = ${bookFacts.payoutSum} `);
    for (const { kind, value, weight } of hoard.chestFaces)
      expect(page).toContain(`| ${kind} | ${value} | ${weight} |`);
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

  it('has the book, pays, weights and multipliers of Emerald Falls', () => {
    const { facts } = emeraldFallsGame.book ?? {};
    expect(page).toContain(`\`${facts?.root}\``);
    expect(page).toContain(`\`${facts?.fingerprint}\``);
    expect(page).toContain(
      `| \`emerald-falls\` | ${facts?.rows} | ${facts?.payingRows} | ${facts?.payingWeight} | ${facts?.losingWeight} |`,
    );
    for (const symbol of fallsSymbols) {
      const pays = symbol === 'temple' ? ['', '', ''] : falls.symbolPays[symbol];
      const cells = [symbol, ...pays, falls.baseWeights[symbol], falls.freeWeights[symbol]];
      expect(page).toContain(`| ${cells.join(' | ').replaceAll('|  |', '| |').replaceAll('|  |', '| |')} |`);
    }
    expect(page).toContain(falls.ladder.join(', '));
  });

  it('has the book, reels, pays and coins of Lucky Night Market', () => {
    const { facts } = nightMarketGame.book ?? {};
    expect(page).toContain(`\`${facts?.root}\``);
    expect(page).toContain(`\`${facts?.fingerprint}\``);
    expect(page).toContain(
      `| \`night-market\` | ${facts?.rows} | ${facts?.payingRows} | ${facts?.payingWeight} | ${facts?.losingWeight} |`,
    );
    reelStrips.forEach((strip, reel) =>
      expect(page).toContain(`| ${reel} | \`${strip.map((symbol) => symbolLetters[symbol]).join('')}\` |`),
    );
    for (const [symbol, pays] of Object.entries(market.wayPays))
      expect(page).toContain(
        `| ${symbol} | ${symbolLetters[symbol as keyof typeof market.wayPays]} | ${pays.join(' | ')} |`,
      );
    for (const { kind, value, weight } of market.respinCoins) {
      const onReels = market.reelCoins.find((coin) => coin.kind === kind && coin.value === value)?.weight ?? '-';
      expect(page).toContain(`| ${kind} | ${value} | ${onReels} | ${weight} |`);
    }
  });

  it('shows the row of its example of a game from a book with a proof', () => {
    for (const { row, rows = [], events, version } of examples) {
      const book = games.find((game) => game.version === version)?.book;
      const shown = row ? [row] : rows;
      for (const proof of shown) expect(proof).toEqual(book?.proofOf(proof.position));
      expect(shown).toHaveLength(events.filter(({ type }) => type === 'row_drawn').length);
    }
    expect(examples.some(({ rows }) => rows !== undefined)).toBe(true);
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
