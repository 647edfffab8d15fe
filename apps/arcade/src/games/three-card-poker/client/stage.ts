import { createDuelTable } from '../../../shell/cards/duelTable.ts';
import { element } from '../../../shell/element.ts';
import { returnRow } from '../../../shell/multiplierText.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import type { Card } from '../../cards.ts';
import { parseDecimal } from '../../fraction.ts';
import { PLAYED_SCORE, valueOfHand } from '../hands.ts';
import { DECLARED_RETURN, MAX_MULTIPLIER, PAIR_PLUS_MAX, PAIR_PLUS_RETURN } from '../returns.ts';
import type { ThreeCardPokerChoice, ThreeCardPokerDecision, ThreeCardPokerEvent } from '../rules.ts';
import { describeThreeCardPoker } from './describe.ts';

/** Creates the stage of three-card poker. */
export function createThreeCardPokerStage(context: StageContext): Stage<ThreeCardPokerEvent> {
  const { text, money } = context;
  let hand: readonly Card[] | undefined;

  const table = createDuelTable({
    context,
    family: 'three-card-poker',
    sideBet: { key: 'pairPlus' },
    raise: {
      decision: { type: 'play' } satisfies ThreeCardPokerDecision,
      hint: 'hintPlay',
      action: 'playFor',
      antes: 1n,
      keyboard: 'p',
      isBest: () => hand !== undefined && valueOfHand(hand).score >= PLAYED_SCORE,
    },
    choice: {
      of: (ante, pairPlus): ThreeCardPokerChoice => ({ ante, pairPlus }),
      read(choice) {
        const { ante, pairPlus } = choice as ThreeCardPokerChoice;
        return { ante, sideBet: pairPlus };
      },
    },
    onClear() {
      hand = undefined;
    },
  });

  async function showEvent(event: ThreeCardPokerEvent): Promise<void> {
    switch (event.type) {
      case 'dealt':
        await table.dealCards(event.cards);
        hand = event.cards;
        return table.showHand(event, describeThreeCardPoker(event, text, money));
      case 'decided':
        return table.showDecision(event.move);
      case 'dealer_revealed':
        return table.revealDealer(event);
      case 'duel_settled':
        return table.settle(event.result);
      case 'pair_plus_settled':
        return table.settleSideBet(event.pay);
      case 'round_ended':
    }
  }

  table.clear();

  return {
    ...table.stage,
    play: table.playWith(showEvent),
    rules: () => [
      element('h3', {}, text('howToPlay')),
      ...[
        'aboutAim',
        'aboutKinds',
        'aboutDealer',
        'aboutBonus',
        'aboutPairPlus',
        'aboutReturn',
        'aboutAbandoned',
        'aboutKeys',
      ].map((key) => element('p', {}, text(key))),
    ],
    returns: () => [
      returnRow(text('modeAnte'), { returned: parseDecimal(DECLARED_RETURN), maxMultiplier: MAX_MULTIPLIER }),
      returnRow(text('modePairPlus'), { returned: parseDecimal(PAIR_PLUS_RETURN), maxMultiplier: PAIR_PLUS_MAX }),
    ],
    describe: (event) => describeThreeCardPoker(event, text, money),
  };
}
