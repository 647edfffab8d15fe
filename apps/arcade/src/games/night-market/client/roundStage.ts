import { countUp, type Motion } from '../../../shell/motion.ts';
import type { StageContext } from '../../../shell/stage.ts';
import { REELS, ROWS, TRIGGER_COINS, type Plate } from '../paytable.ts';
import type { Coin, MarketEvent } from '../roundEvents.ts';
import type { Cabinet } from './cabinet.ts';
import { describeMarket, windowWords } from './describe.ts';
import type { HoldBoard } from './holdBoard.ts';
import { facesOf, type Reels } from './reels.ts';
import type { RoundStage } from './roundPlayer.ts';

interface RoundStageParts {
  context: StageContext;
  motion: Motion;
  reels: Reels;
  board: HoldBoard;
  cabinet: Cabinet;
  /** In minor units. */
  stake: bigint;
  isStill: () => boolean;
  /** When the reels started to turn, by the page's clock. */
  startedAt: () => number;
}

/** The reels turn at least this long. */
const MIN_TURN_MS = 560;
const ALL_WINS_MS = 950;
const EACH_WIN_MS = 700;
const MAX_SINGLE_WINS = 4;
const TRIGGER_MS = 900;
const INTRO_MS = 2000;
const ROLL_MS = 620;
/** With one empty place left before the Grand, the roll takes longer. */
const LAST_ROLL_MS = 1500;
const HEARTBEATS = 3;
const REEL_STOP_MS = 85;
const REST_MS = 260;
const GRAND_MS = 2200;
const COUNT_MS = 1300;
const OUTRO_MS = 1400;
const BIG_COUNT_MS = 2400;
const BIG_WIN_MS = 1500;

/** The multiples of the stake from which a win is celebrated, with the words and the strength of the celebration. */
const levels = [
  { stakes: 200n, key: 'epicWin', strength: 3 },
  { stakes: 50n, key: 'megaWin', strength: 2 },
  { stakes: 15n, key: 'bigWin', strength: 1 },
] as const;

function isPlate(kind: Coin['kind']): kind is Exclude<Plate, 'grand'> {
  return kind === 'mini' || kind === 'minor' || kind === 'major';
}

/** Shows the parts of a round. */
export function createRoundStage(parts: RoundStageParts): RoundStage {
  const { context, motion, reels, board, cabinet, stake, isStill } = parts;
  const { text, money, sounds } = context;
  const { respinCounter, plates, rain } = cabinet;
  const describe = (event: MarketEvent): string => describeMarket(event, { text, money });
  const isCelebrated = (amount: bigint): boolean =>
    amount > stake || (amount > 0n && context.profile.isSmallWinCelebrated);
  let left = 0;
  let hadFeature = false;

  const showCollected = (value: number): void => respinCounter.setCollected(money(stake * BigInt(value)));

  function markWins(wins: readonly Extract<MarketEvent, { type: 'ways_won' }>[], isGain: boolean): void {
    reels.root.classList.add('is-showing-wins');
    reels.root.classList.toggle('is-celebrating', isGain);
    for (let reel = 0; reel < REELS; reel += 1) {
      for (let row = 0; row < ROWS; row += 1) {
        const symbol = reels.window()[reel]?.[row]?.symbol;
        const isWinning = wins.some((win) => reel < win.count && (symbol === win.symbol || symbol === 'lantern'));
        reels.cell(reel, row)?.classList.toggle('is-winning', isWinning);
      }
    }
  }

  /** Lights the coins that start the respins. */
  function markCoins(): void {
    cabinet.clearWins();
    reels.root.classList.add('is-showing-wins', 'is-celebrating');
    for (const cell of reels.root.querySelectorAll('[data-symbol="coin"]')) cell.classList.add('is-winning');
  }

  /** Shows an amount that counts up in a banner. */
  async function bannerAmount(title: string, amount: bigint, durationMs: number): Promise<void> {
    const show = (shown: bigint): void => context.showBanner({ title, amount: money(shown) });
    if (isStill()) show(amount);
    else await countUp(motion, durationMs, amount, show);
  }

  function lightPlates(coins: readonly Coin[]): void {
    for (const { kind } of coins) {
      if (isPlate(kind)) plates.light(kind);
    }
  }

  async function roll(): Promise<void> {
    const isLast = board.emptyPlaces() === 1;
    if (isLast) context.showMessage(text('lastPlace'));
    if (!isStill()) board.roll();
    if (!isLast || isStill()) {
      await motion.pause(ROLL_MS);
      return;
    }
    for (let beat = 0; beat < HEARTBEATS; beat += 1) {
      sounds.play('tick', beat * 3);
      await motion.pause(LAST_ROLL_MS / HEARTBEATS);
    }
  }

  return {
    setWin: (amount) => context.showWin(amount),
    async stopReels(window, coins) {
      if (!isStill()) await motion.pause(MIN_TURN_MS - (performance.now() - parts.startedAt()));
      if (motion.isSkipped()) reels.rush();
      let coinCount = 0;
      await reels.stop(facesOf(window, coins), (reel) => {
        sounds.play('stop', reel);
        if (window[reel]?.includes('coin')) {
          sounds.play('reveal', coinCount);
          coinCount += 1;
        }
      });
      // The reels have a text alternative from the first round on.
      reels.root.setAttribute('role', 'img');
      reels.root.setAttribute('aria-label', text('reelsShow', { columns: windowWords(window, text) }));
    },
    showCoins(coins) {
      const hintKey = coins.length === 1 ? 'oneCoinHint' : 'coinsHint';
      respinCounter.setHint(text(coins.length < TRIGGER_COINS ? hintKey : 'enoughCoinsHint', { count: coins.length }));
      return Promise.resolve();
    },
    async showWays(wins) {
      const total = wins.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      // A win up to the stake is shown without a celebration.
      const isGain = isCelebrated(total);
      const tone = isGain ? 'win' : undefined;
      const [only] = wins;
      markWins(wins, isGain);
      cabinet.setPay(money(total));
      if (isGain) sounds.play('win');
      const together = text('winsTogether', { count: wins.length, amount: money(total) });
      context.showMessage(wins.length === 1 && only ? describe(only) : together, tone);
      await motion.pause(ALL_WINS_MS);
      if (!isGain || wins.length < 2 || wins.length > MAX_SINGLE_WINS || isStill()) return;
      for (const win of wins) {
        if (motion.isSkipped()) break;
        markWins([win], true);
        cabinet.setPay(money(BigInt(win.amount)));
        context.showMessage(describe(win), tone);
        await motion.pause(EACH_WIN_MS);
      }
      markWins(wins, false);
      cabinet.setPay(money(total));
    },
    async startRespins(count, coins) {
      hadFeature = true;
      left = count;
      sounds.play('feature');
      markCoins();
      await motion.pause(TRIGGER_MS);
      cabinet.clearWins();
      cabinet.setFeature(true);
      board.open(coins);
      lightPlates(coins);
      respinCounter.setLeft(count);
      showCollected(board.totalValue());
      const title = text('respinsStarted', { count });
      context.showMessage(title, 'win');
      context.showBanner({ title, hint: text('respinsHint') });
      await motion.pause(INTRO_MS);
      context.showBanner(undefined);
    },
    async playRespin(event) {
      // Skipping ends one respin, not all of them.
      motion.start();
      respinCounter.setLeft(left - 1);
      await roll();
      const landing: Promise<void>[] = [];
      for (let reel = 0; reel < REELS; reel += 1) {
        board.stop(reel);
        for (const coin of event.coins.filter(({ place }) => Math.floor(place / ROWS) === reel)) {
          sounds.play('reveal', Math.min(9, 2 + landing.length));
          landing.push(board.land(coin));
        }
        if (!isStill()) await motion.pause(REEL_STOP_MS);
      }
      await Promise.all(landing);
      left = event.left;
      respinCounter.setLeft(left);
      lightPlates(event.coins);
      if (event.coins.length > 0) {
        respinCounter.flash();
        sounds.play('stop');
        showCollected(board.totalValue());
      }
      context.showMessage(describe(event), event.coins.length > 0 ? 'win' : undefined);
      await motion.pause(REST_MS);
    },
    async playSpecial(event) {
      sounds.play(event.kind === 'collector' ? 'cashOut' : 'reveal', 7);
      context.showMessage(describe(event), 'win');
      await board.change(event.place, event.kind, event.changed);
      showCollected(board.totalValue());
    },
    async showGrand(event) {
      motion.start();
      plates.light('grand');
      sounds.play('bigWin');
      if (!isStill()) rain.start(3);
      context.showMessage(describe(event), 'win');
      await bannerAmount(text('grand'), BigInt(event.amount), COUNT_MS);
      await motion.pause(GRAND_MS);
      context.showBanner(undefined);
      rain.stop();
    },
    async endFeature(amount) {
      motion.start();
      respinCounter.setLeft(0);
      let swept = 0;
      await board.sweep((value, index) => {
        swept += value;
        // At the greatest win the coins are worth more than is paid.
        const collected = stake * BigInt(swept);
        respinCounter.setCollected(money(collected < amount ? collected : amount));
        sounds.play('tick', index);
      });
      // The Grand is paid in addition to the coins.
      respinCounter.setCollected(money(amount));
      context.showMessage(text('featureEnded', { amount: money(amount) }), 'win');
      await bannerAmount(text('coinsPay'), amount, COUNT_MS);
      await motion.pause(OUTRO_MS);
      context.showBanner(undefined);
    },
    async showMaxWin(amount) {
      sounds.play('bigWin');
      const words = text('maxWin', { amount: money(amount) });
      context.showMessage(words, 'win');
      context.showBanner({ title: text('maxWinTitle'), amount: money(amount), hint: text('maxWinHint') });
      await motion.pause(GRAND_MS);
      context.showBanner(undefined);
    },
    async celebrate(amount) {
      const level = levels.find(({ stakes }) => amount >= stake * stakes);
      if (!level) return;
      motion.start();
      sounds.play('bigWin');
      cabinet.setFestive(true);
      cabinet.setPay(undefined);
      if (!isStill()) rain.start(level.strength);
      // The respins have already counted up, so their sum appears at once.
      await bannerAmount(text(level.key), amount, hadFeature ? 0 : BIG_COUNT_MS);
      await motion.pause(BIG_WIN_MS);
      rain.stop();
      cabinet.setFestive(false);
      context.showBanner(undefined);
    },
  };
}
