import { createCardRow } from '../../../shell/cards/cardRow.ts';
import { createDuelTable, DUEL_DEAL_MS } from '../../../shell/cards/duelTable.ts';
import { element } from '../../../shell/element.ts';
import { returnRow } from '../../../shell/multiplierText.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import type { Card } from '../../cards.ts';
import { parseDecimal } from '../../fraction.ts';
import { isCallBest } from '../callValue.ts';
import { ANTE_RETURN, BONUS_MAX, BONUS_RETURN, MAX_MULTIPLIER } from '../returns.ts';
import { CALL_ANTES, type CasinoHoldemChoice, type CasinoHoldemDecision, type CasinoHoldemEvent } from '../rules.ts';
import { bestFive } from './bestFive.ts';
import { describeCasinoHoldem } from './describe.ts';

/** Creates the stage of casino hold'em. */
export function createCasinoHoldemStage(context: StageContext): Stage<CasinoHoldemEvent> {
  const { text, money, sounds, dress } = context;
  let dealt: Extract<CasinoHoldemEvent, { type: 'dealt' }> | undefined;
  let rest: Card[] = [];

  const board = element('div', { class: 'che-board', role: 'group' });
  const table = createDuelTable({
    context,
    family: 'casino-holdem',
    sideBet: { key: 'bonus' },
    raise: {
      decision: { type: 'call' } satisfies CasinoHoldemDecision,
      hint: 'hintCall',
      action: 'callFor',
      antes: CALL_ANTES,
      keyboard: 'c',
      isBest: () => dealt !== undefined && isCallBest(dealt.cards, dealt.flop),
    },
    choice: {
      of: (ante, bonus): CasinoHoldemChoice => ({ ante, bonus }),
      read(choice) {
        const { ante, bonus } = choice as CasinoHoldemChoice;
        return { ante, sideBet: bonus };
      },
    },
    board,
    onClear() {
      dealt = undefined;
      rest = [];
      boardCards.setCards([]);
      table.felt.classList.remove('is-settled');
      table.nameCards(board, 'boardLabel', 'empty');
    },
  });
  const boardCards = createCardRow(table.motion, dress);
  board.append(boardCards.root);

  /** Deals cards onto the board; `pitch` raises the sound of the first one. */
  async function dealBoard(cards: readonly Card[], pitch: number): Promise<void> {
    for (const [place, card] of cards.entries()) {
      sounds.play('tick', place + pitch);
      await boardCards.deal(card, table.shoe, DUEL_DEAL_MS);
    }
  }

  /** Marks the cards of the player's best five, on the board and in the hand. */
  function markBest(): void {
    if (!dealt) return;
    const { cards, flop } = dealt;
    for (const place of bestFive([...cards, ...flop, ...rest])) {
      const card = place < cards.length ? table.playerCards.at(place) : boardCards.at(place - cards.length);
      card?.classList.add('is-used');
    }
    table.felt.classList.add('is-settled');
  }

  async function showEvent(event: CasinoHoldemEvent): Promise<void> {
    switch (event.type) {
      case 'dealt':
        await table.dealCards(event.cards);
        await dealBoard(event.flop, 2);
        dealt = event;
        table.nameCards(board, 'boardLabel', event.flop);
        return table.showHand(event, describeCasinoHoldem(event, text, money));
      case 'decided':
        return table.showDecision(event.move);
      case 'board_dealt':
        await dealBoard(event.cards, 5);
        rest = event.cards;
        table.showPlayerKind(event.kind);
        return table.nameCards(board, 'boardLabel', [...(dealt?.flop ?? []), ...rest]);
      case 'dealer_revealed':
        await table.revealDealer(event);
        for (const place of event.cards.keys()) table.dealerCards.at(place)?.classList.add('is-used');
        return;
      case 'duel_settled':
        if (event.result !== 'fold') markBest();
        return table.settle(event.result);
      case 'bonus_settled':
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
        'aboutAnte',
        'aboutBonus',
        'aboutReturn',
        'aboutAbandoned',
        'aboutKeys',
      ].map((key) => element('p', {}, text(key))),
    ],
    returns: () => [
      returnRow(text('modeAnte'), { returned: ANTE_RETURN, maxMultiplier: MAX_MULTIPLIER }),
      returnRow(text('modeBonus'), { returned: parseDecimal(BONUS_RETURN), maxMultiplier: BONUS_MAX }),
    ],
    describe: (event) => describeCasinoHoldem(event, text, money),
  };
}
