import { createMotion } from '../../../shell/motion.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { createRollingReels } from '../../rollingReels.ts';
import { designOf } from '../designOf.ts';
import { declaredReturn } from '../math.ts';
import { columnsOf, type ReelsChoice, type ReelsEvent } from '../rules.ts';
import { createCabinet, modeWords } from './cabinet.ts';
import { describeReels } from './describe.ts';
import { lookOf } from './look.ts';
import { playRound } from './roundPlayer.ts';
import { createRoundStage, stakesText } from './roundStage.ts';
import { createFactsReader, reelsRulesSheet } from './rulesSheet.ts';
import { drawScene } from './scene.ts';
import { dressOr, drawSymbols, motifAddress } from './symbolArt.ts';
import { createSymbols } from './symbols.ts';
import { createWins } from './wins.ts';

/** The fraction of a duration that turbo keeps. */
const TURBO_SHARE = 0.3;
/** The motif beside the main one in the heading. */
const SECOND_HERO = 1;

/** Creates the stage of a slot. The title decides its reels and its look. */
export function createReelsStage(context: StageContext): Stage<ReelsEvent> {
  const { text, money, gameCode } = context;
  const design = designOf(gameCode);
  const look = lookOf(gameCode);
  const dress = dressOr(context.dress);
  const addresses = drawSymbols(design, dress, look);
  const heroes = [dress.motifs[0], dress.motifs[SECOND_HERO]].flatMap((motif) =>
    motif ? [motifAddress(motif, look.finish === 'neon' ? 'painted' : look.finish)] : [],
  );
  const symbols = createSymbols(design, look, addresses, text);
  const motion = createMotion({ share: () => (context.isTurbo() ? TURBO_SHARE : 1) });
  const facts = createFactsReader(design);
  document.documentElement.style.setProperty('--reels-scene', `url("${drawScene(dress, look)}")`);

  let isShownStill = false;
  let isFree = false;
  let startedAt = 0;
  const isStill = (): boolean => isShownStill || context.prefersStill();
  const reels = createRollingReels<number>({
    // Any window may be shown before the first round; this one is the same on each visit.
    initial: design.strips.map(
      (strip, reel) => columnsOf(strip, design.layout.rows)[(reel * 7 + 3) % strip.length] ?? [],
    ),
    cellOf: symbols.cell,
    passing(reel, count) {
      const strip = (isFree ? design.freeStrips : undefined)?.[reel] ?? design.strips[reel] ?? [];
      const from = Math.floor(Math.random() * strip.length);
      return Array.from({ length: count }, (_, i) => strip[(from + i) % strip.length] ?? 0);
    },
    isAwaited: (symbol) => design.feature.kind !== 'none' && symbol === design.scatter?.symbol,
    isStill,
    onAnticipation: (reel) => context.sounds.play('tick', reel),
  });
  const cabinet = createCabinet({ design, look, title: context.title, text, heroes, reels: reels.root });
  const wins = createWins(design, reels, cabinet, symbols);
  let before = reels.window();

  function clear(): void {
    wins.clear();
    wins.removeExpanded();
    cabinet.setPay(undefined);
  }

  function startReels(): void {
    clear();
    startedAt = performance.now();
    reels.start();
  }

  return {
    root: cabinet.root,
    choice: (): ReelsChoice => ({}),
    begin() {
      isShownStill = false;
      isFree = false;
      motion.start();
      cabinet.setStatus(undefined);
      before = reels.window();
      startReels();
    },
    async play(round, events, isStillRound) {
      isShownStill = isStillRound;
      motion.start();
      const stage = createRoundStage({
        context,
        design,
        reels,
        cabinet,
        symbols,
        wins,
        motion,
        hero: heroes[0] ?? '',
        stake: BigInt(round.stake),
        isStill,
        startedAt: () => startedAt,
        startReels,
        setFree(isNowFree) {
          isFree = isNowFree;
        },
      });
      await playRound(events, stage);
    },
    skip() {
      motion.skip();
      reels.rush();
    },
    cancel() {
      clear();
      reels.show(before);
    },
    rules: () => reelsRulesSheet({ design, symbols, text, money, stake: context.stake(), facts: facts() }),
    returns() {
      const { numerator, denominator } = facts().maxWin;
      return [
        {
          mode: modeWords(design, text),
          returned: `${(Number(declaredReturn(design)) * 100).toFixed(4)} %`,
          best: text('atMost', { multiplier: stakesText(numerator, denominator) }),
        },
      ];
    },
    describe: (event) => describeReels(event, { text, money, name: symbols.name }),
  };
}
