import { createMotion } from '../../../shell/motion.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { MAX_WIN } from '../paytable.ts';
import type { Coin, MarketEvent, Window } from '../roundEvents.ts';
import { createCabinet } from './cabinet.ts';
import { describeMarket } from './describe.ts';
import { createHoldBoard } from './holdBoard.ts';
import { createReels, facesOf } from './reels.ts';
import { playRound } from './roundPlayer.ts';
import { createRoundStage } from './roundStage.ts';
import { declaredReturnText, marketRules, integerText } from './rulesSheet.ts';

/** The fraction of a duration that turbo keeps. */
const TURBO_SHARE = 0.3;

/** The window shown before the first round. */
const openingWindow: Window = [
  ['mango', 'cat', 'coin'],
  ['skewers', 'coin', 'tuktuk'],
  ['neon', 'lantern', 'coconut'],
  ['coin', 'tuktuk', 'mango'],
  ['tea', 'cat', 'coin'],
];
const openingCoins: readonly Coin[] = [
  { place: 2, kind: 'value', value: 5 },
  { place: 4, kind: 'value', value: 10 },
  { place: 9, kind: 'major', value: 250 },
  { place: 14, kind: 'value', value: 2 },
];

/** Creates the stage of Lucky Night Market. */
export function createMarketStage(context: StageContext): Stage<MarketEvent> {
  const { text, money } = context;
  const motion = createMotion({ share: () => (context.isTurbo() ? TURBO_SHARE : 1) });
  let isShownStill = false;
  let startedAt = 0;
  const isStill = (): boolean => isShownStill || context.prefersStill();
  const reels = createReels({
    initial: facesOf(openingWindow, openingCoins),
    isStill,
    onAnticipation: (reel) => context.sounds.play('tick', reel),
  });
  const board = createHoldBoard({ motion, isStill });
  const cabinet = createCabinet(context, reels.root, board.root);
  let before = reels.window();
  cabinet.plates.setStake(context.stake());
  cabinet.respinCounter.setHint(text('hint'));

  function clear(): void {
    cabinet.clearWins();
    cabinet.plates.clear();
    cabinet.setFeature(false);
    cabinet.setFestive(false);
    cabinet.rain.stop();
    cabinet.respinCounter.setHint(text('hint'));
    board.close();
  }

  return {
    root: cabinet.root,
    choice: () => ({}),
    setStake: (stake) => cabinet.plates.setStake(stake),
    begin() {
      isShownStill = false;
      motion.start();
      clear();
      before = reels.window();
      startedAt = performance.now();
      reels.start();
    },
    async play(round, events, isStillRound) {
      isShownStill = isStillRound;
      motion.start();
      const stake = BigInt(round.stake);
      cabinet.plates.setStake(stake);
      await playRound(
        events,
        createRoundStage({
          context,
          motion,
          reels,
          board,
          cabinet,
          stake,
          isStill,
          startedAt: () => startedAt,
        }),
      );
    },
    skip() {
      motion.skip();
      reels.rush();
    },
    cancel() {
      clear();
      cabinet.plates.setStake(context.stake());
      reels.show(before);
    },
    rules: () => marketRules({ text, money, stake: context.stake() }),
    returns: () => [{ mode: text('everyStake'), returned: declaredReturnText, best: `×${integerText(MAX_WIN / 100)}` }],
    describe: (event) => describeMarket(event, { text, money }),
  };
}
