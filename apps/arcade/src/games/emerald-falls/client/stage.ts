import type { Stage, StageContext } from '../../../shell/stage.ts';
import type { Board, FallsEvent } from '../fallsEvents.ts';
import { createBoard } from './board.ts';
import { createCabinet } from './cabinet.ts';
import { describeEvent } from './describe.ts';
import { createLadder } from './ladderView.ts';
import { playRound } from './roundPlayer.ts';
import { createRoundStage } from './roundStage.ts';
import { bestMultiplier, rulesSheet } from './rulesSheet.ts';
import { createSplinters } from './splinters.ts';
import { createWater } from './water.ts';

/** The board shown before the first round. */
const openingBoard: Board = [
  ['shell', 'emerald', 'orchid', 'ruby', 'fern'],
  ['amber', 'fern', 'amethyst', 'shell', 'sapphire'],
  ['ruby', 'orchid', 'temple', 'emerald', 'amber'],
  ['sapphire', 'shell', 'emerald', 'fern', 'orchid'],
  ['fern', 'amber', 'ruby', 'amethyst', 'shell'],
  ['amethyst', 'sapphire', 'shell', 'orchid', 'emerald'],
];

/** Creates the stage of Emerald Falls. */
export function createFallsStage(context: StageContext): Stage<FallsEvent> {
  const { text, money } = context;
  const board = createBoard(openingBoard);
  const ladder = createLadder(text('ladder'));
  const splinters = createSplinters();
  const water = createWater(context.prefersStill);
  const cabinet = createCabinet({ title: context.title, board, ladder, splinters, water });
  const stage = createRoundStage({ cabinet, board, ladder, splinters, water, context });
  let before = openingBoard;

  return {
    root: cabinet.root,
    choice: () => ({}),
    begin() {
      before = board.columns();
      stage.clear(context.stake(), false);
      stage.empty();
    },
    async play(round, events, isStill) {
      // With reduced motion the boards follow each other without movement, with turbo they move fast.
      stage.clear(BigInt(round.stake), isStill && !context.prefersStill() && !context.isTurbo());
      await playRound(events, stage);
    },
    skip: () => stage.skip(),
    cancel() {
      stage.clear(context.stake(), false);
      board.show(before);
    },
    rules: () => rulesSheet(text, context.stake(), money),
    returns: () => [{ mode: text('everyStake'), returned: '96.000000000 %', best: `×${bestMultiplier}` }],
    describe: (event) => describeEvent(event, text, money),
  };
}
