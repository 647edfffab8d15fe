import type { RoundEvent } from '../../games/game.ts';
import type { LineEvent, TicketChoice } from '../../games/ticketLines.ts';
import { element } from '../element.ts';
import { createMotion } from '../motion.ts';
import { returnRow } from '../multiplierText.ts';
import type { Stage, StageContext } from '../stage.ts';
import { returnOfTicket } from '../../games/ticketLines.ts';
import type { Lottery, LotteryFamily } from './lotteryGame.ts';
import { firstTicket, lineName, payText, playName } from './words.ts';

type Describe = (event: RoundEvent, text: StageContext['text'], money: StageContext['money']) => string;

/** Returns the rules of a lottery, and the returns and payments of its plays. */
export function lotterySheets(
  { text, money }: Pick<StageContext, 'text' | 'money'>,
  lottery: Lottery,
  describe: Describe,
): Pick<Stage, 'rules' | 'returns' | 'describe'> {
  const codes = [...new Set(lottery.tabs.flatMap(({ plays }) => plays))];
  return {
    rules: () => [
      element('h3', {}, text('howToPlay')),
      ...[`aboutForm.${lottery.form}`, 'aboutDraw', 'aboutTickets', 'aboutChase', 'aboutCancel', 'simulated'].map(
        (key) => element('p', {}, text(key)),
      ),
    ],
    returns: () =>
      codes.flatMap((code) => {
        const play = lottery.plays[code];
        if (!play) return [];
        const ticket = firstTicket(play);
        const row = returnRow(playName(text, code), {
          returned: returnOfTicket(play, ticket),
          maxMultiplier: { numerator: 0n, denominator: 1n },
        });
        return [{ ...row, best: payText(play, ticket) }];
      }),
    describe: (event) => describe(event, text, money),
  };
}

/** Creates the stage that replays a settled slip. */
export function createLotteryStage(context: StageContext, family: LotteryFamily, describe: Describe): Stage {
  const { text, money, sounds, dress } = context;
  const lottery = family.lotteryOf(context.gameCode);
  const motion = createMotion();
  const show = lottery.createShow({ text, motion, sounds, dress });
  const list = element('ul', { class: 'lot-tickets' });
  const root = element('div', { class: 'lot-stage is-replay' }, show.root, list);

  function clear(): void {
    show.show(undefined);
    list.replaceChildren();
  }

  function showLine(event: Extract<LineEvent, { type: 'line_settled' }>, { lines }: TicketChoice): void {
    const line = lines[event.line];
    if (!line) return;
    const isWon = BigInt(event.win) > 0n;
    list.append(
      element(
        'li',
        { class: 'lot-ticket', 'data-state': isWon ? 'won' : 'lost' },
        element(
          'div',
          { class: 'lot-ticket-words' },
          element('strong', {}, lineName(text, line)),
          element('span', { class: 'quiet' }, money(BigInt(line.amount))),
        ),
        element(
          'span',
          { class: 'lot-ticket-state' },
          text(isWon ? 'ticket.won' : 'ticket.lost', { amount: money(BigInt(event.win)) }),
        ),
      ),
    );
  }

  return {
    ...lotterySheets(context, lottery, describe),
    root,
    choice: () => undefined,
    begin: clear,
    async play(round, events, isStill) {
      motion.start(isStill);
      clear();
      for (const event of events) {
        const result = family.resultOf(event);
        if (result !== undefined) await show.play(result);
        else if (event.type === 'line_settled')
          showLine(event as Extract<LineEvent, { type: 'line_settled' }>, round.choice as TicketChoice);
      }
    },
    skip: () => motion.skip(),
    cancel: clear,
  };
}
