import { countUp, type Motion } from '../../../shell/motion.ts';
import { trimmedHundredthsText, floorToHundredths } from '../../../shell/multiplierText.ts';
import type { StageContext } from '../../../shell/stage.ts';
import type { RollingReels } from '../../rollingReels.ts';
import type { ReelsDesign } from '../design.ts';
import { showBonusWheel } from './bonusWheel.ts';
import type { Cabinet } from './cabinet.ts';
import { levelKey, startRain } from './celebration.ts';
import { describeReels, windowWords } from './describe.ts';
import { showPrizePick } from './prizePick.ts';
import type { RoundStage } from './roundPlayer.ts';
import type { Symbols } from './symbols.ts';
import type { Wins } from './wins.ts';

interface RoundStageParts {
  context: StageContext;
  design: ReelsDesign;
  reels: RollingReels<number>;
  cabinet: Cabinet;
  symbols: Symbols;
  wins: Wins;
  motion: Motion;
  /** The address of the title's main drawing. */
  hero: string;
  /** In minor units. */
  stake: bigint;
  isStill: () => boolean;
  /** When the reels started to turn, by the page's clock. */
  startedAt: () => number;
  startReels: () => void;
  /** Sets whether the reels roll the strips of free spins. */
  setFree: (isFree: boolean) => void;
}

/** The reels turn at least this long. */
const MIN_TURN_MS = 560;
const ALL_WINS_MS = 1000;
const EACH_WIN_MS = 800;
const MAX_SINGLE_WINS = 5;
const EXPAND_MS = 650;
const SCATTER_MS = 1300;
const INTRO_MS = 2000;
const ADDED_MS = 1300;
const FREE_SPIN_MS = 260;
const OUTRO_MS = 1600;
const COUNT_MS = 1300;
const BIG_WIN_COUNT_MS = 2600;
const BIG_WIN_MS = 1500;

/** "×12" for twelve stakes, with at most two places. */
export function stakesText(amount: bigint, stake: bigint): string {
  return trimmedHundredthsText(stake === 0n ? 0 : floorToHundredths({ numerator: amount, denominator: stake }));
}

/** Shows the parts of a round. */
export function createRoundStage(parts: RoundStageParts): RoundStage {
  const { context, design, reels, cabinet, symbols, wins, motion, stake, isStill, hero } = parts;
  const { text, money, sounds } = context;
  const describe = (event: Parameters<typeof describeReels>[0]): string =>
    describeReels(event, { text, money, name: symbols.name });
  const isCelebrated = (amount: bigint): boolean =>
    amount > stake || (amount > 0n && context.profile.isSmallWinCelebrated);

  async function stop(window: readonly (readonly number[])[]): Promise<void> {
    if (!isStill()) await motion.pause(MIN_TURN_MS - (performance.now() - parts.startedAt()));
    if (motion.isSkipped()) reels.rush();
    await reels.stop(window, (reel) => sounds.play('stop', reel));
    // The reels have a text alternative from the first round on.
    reels.root.setAttribute('role', 'img');
    reels.root.setAttribute('aria-label', text('reelsShow', { columns: windowWords(window, symbols.name) }));
  }

  /** Shows an amount that counts up in a banner. */
  async function showAmount(amount: bigint, durationMs: number, title: (shown: bigint) => string): Promise<void> {
    const show = (shown: bigint): void => context.showBanner({ title: title(shown), amount: money(shown) });
    if (isStill()) show(amount);
    else await countUp(motion, durationMs, amount, show);
  }

  async function banner(title: string, hint: string | undefined, ms: number): Promise<void> {
    context.showBanner({ title, ...(hint !== undefined && { hint }) });
    context.showMessage(title);
    await motion.pause(ms);
    context.showBanner(undefined);
  }

  return {
    stopReels: stop,
    setWin: (amount) => context.showWin(amount),
    async playFreeSpin(event) {
      // Skipping ends one spin, not all of them.
      motion.start();
      const words = text('freeSpin', { index: event.index, count: event.count });
      cabinet.setStatus({ words, multiplier: event.multiplier });
      context.showMessage(words);
      await motion.pause(FREE_SPIN_MS);
      parts.startReels();
      await stop(event.window);
    },
    async expandWilds(expanded) {
      for (const reel of expanded) wins.expand(reel);
      sounds.play('reveal', 3);
      context.showMessage(text('wildExpanded', { reel: expanded.map((reel) => reel + 1).join(', ') }));
      await motion.pause(EXPAND_MS);
    },
    async showWins(won) {
      const total = won.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      // A win up to the stake is shown without a celebration.
      const isGain = isCelebrated(total);
      const tone = isGain ? 'win' : undefined;
      wins.mark(won, isGain);
      cabinet.setPay(money(total));
      if (isGain) sounds.play('win');
      const [only] = won;
      context.showMessage(
        won.length === 1 && only
          ? describe(only)
          : text(isGain ? 'winsTogether' : 'returnedTogether', { count: won.length, amount: money(total) }),
        tone,
      );
      await motion.pause(ALL_WINS_MS);
      if (isGain && won.length > 1 && won.length <= MAX_SINGLE_WINS && !isStill()) {
        for (const win of won) {
          if (motion.isSkipped()) break;
          wins.mark([win], true);
          cabinet.setPay(money(BigInt(win.amount)));
          context.showMessage(describe(win), 'win');
          await motion.pause(EACH_WIN_MS);
        }
        wins.mark(won, false);
        cabinet.setPay(money(total));
      }
    },
    async showScatter(event) {
      if (design.scatter) wins.markSymbol(design.scatter.symbol);
      cabinet.setPay(money(BigInt(event.amount)));
      sounds.play('feature');
      context.showMessage(describe(event), isCelebrated(BigInt(event.amount)) ? 'win' : undefined);
      await motion.pause(SCATTER_MS);
    },
    async startFreeSpins(count) {
      const { feature } = design;
      const multiplier = 'spins' in feature ? feature.multiplier : 1;
      const isRich = feature.kind === 'rich_free_spins';
      wins.clear();
      cabinet.setPay(undefined);
      parts.setFree(true);
      cabinet.setStatus({ words: text('freeSpinsStarted', { count }), multiplier });
      sounds.play('feature');
      const hints = [
        ...(multiplier > 1 ? [text('everyWinTimes', { multiplier })] : []),
        ...(isRich ? [text(design.wild ? 'moreWilds' : 'betterReels')] : []),
      ];
      await banner(text('freeSpinsStarted', { count }), hints.join(' · ') || undefined, INTRO_MS);
    },
    async addFreeSpins(count) {
      sounds.play('feature');
      await banner(text('freeSpinsAdded', { count }), undefined, ADDED_MS);
    },
    async endFreeSpins(amount) {
      motion.start();
      wins.clear();
      cabinet.setPay(undefined);
      const words = text('freeSpinsEnded', { amount: money(amount) });
      // Free spins that won less than the stake are summed up without a celebration.
      const isGain = isCelebrated(amount);
      context.showMessage(words, isGain ? 'win' : undefined);
      if (isGain) sounds.play('win');
      await showAmount(amount, isGain ? COUNT_MS : 0, () => text('freeSpinsOver'));
      await motion.pause(OUTRO_MS);
      context.showBanner(undefined);
      parts.setFree(false);
      cabinet.setStatus(undefined);
    },
    async pickPrize(event) {
      cabinet.setPay(undefined);
      context.showMessage(text('prizePickStarted'));
      await showPrizePick(event, {
        place: cabinet.root,
        gameCode: context.gameCode,
        heading: text('prizePickStarted'),
        picture: hero,
        motion,
        isStill: isStill(),
        money,
        onHop: (step) => sounds.play('tick', step),
        onOpen() {
          sounds.play('win');
          context.showMessage(describe(event), 'win');
        },
      });
    },
    async stopWheel(event) {
      cabinet.setPay(undefined);
      context.showMessage(text('wheelStarted'));
      await showBonusWheel(event, {
        place: cabinet.root,
        heading: text('wheelStarted'),
        motion,
        isStill: isStill(),
        prizeText: (minor) => stakesText(minor, stake),
        money,
        onTick: (step) => sounds.play('tick', step),
        onStop: () => sounds.play('reveal', 4),
      });
      context.showMessage(describe(event), 'win');
    },
    async showBigWin(amount) {
      motion.start();
      sounds.play('bigWin');
      context.showMessage(text('bigWin'), 'win');
      cabinet.setPay(undefined);
      cabinet.root.classList.add('is-big-win');
      const stopRain = isStill() ? () => undefined : startRain(cabinet.root, hero);
      await showAmount(amount, BIG_WIN_COUNT_MS, (shown) => text(levelKey(shown, stake)));
      context.showMessage(text('bigWinOf', { amount: money(amount) }), 'win');
      await motion.pause(BIG_WIN_MS);
      stopRain();
      cabinet.root.classList.remove('is-big-win');
      context.showBanner(undefined);
    },
  };
}
