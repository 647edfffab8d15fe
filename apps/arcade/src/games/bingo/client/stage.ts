import { element } from '../../../shell/element.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { Stage, StageContext } from '../../../shell/stage.ts';
import { bingoFormOf } from '../forms.ts';
import { sumOf, ticketWins, type BingoChoice, type BingoEvent } from '../rules.ts';
import { createHall } from './hall.ts';
import { bingoSheets } from './sheets.ts';
import { createTicketCard } from './ticketCard.ts';

/** The time between calls of a replay, in ms. It is faster than a game. */
const CALL_MS = 180;

/** Creates the stage that replays a bet: the calls of its game, and the daubs on its tickets. */
export function createBingoStage(context: StageContext): Stage<BingoEvent> {
  const { text, money, sounds } = context;
  const form = bingoFormOf(context.gameCode);
  const motion = createMotion();
  const hall = createHall({ form, text, onSkip: motion.skip });
  const cards = element('div', { class: 'tickets', 'data-form': form });
  const root = element('div', { class: 'bingo-stage' }, hall.root, cards);
  let choice: unknown;

  function clear(): void {
    hall.clear('');
    cards.replaceChildren();
  }

  return {
    ...bingoSheets(form, text, money),
    root,
    choice: () => choice,
    setChoice(next) {
      choice = next;
    },
    begin: clear,
    async play(round, events, isStill) {
      const isLatest = motion.start(isStill);
      const { tickets, amount } = round.choice as BingoChoice;
      clear();
      const played = tickets.map((ticket, index) => ({
        ticket,
        card: createTicketCard({ form, ticket, name: text('ticketName', { ticket: index + 1 }), text }),
      }));
      cards.replaceChildren(...played.map(({ card }) => card.root));
      for (const event of events) {
        if (event.type === 'balls_called') {
          const { balls } = event;
          const wins = played.flatMap(({ ticket }) => ticketWins(form, ticket, BigInt(amount), balls));
          for (let count = 1; count <= balls.length && isLatest(); count += 1) {
            if (motion.isSkipped() && count < balls.length) continue;
            hall.show(balls, count);
            for (const { card } of played) card.show(balls, count);
            const won = wins.filter(({ calls }) => calls <= count);
            context.showWin(sumOf(won));
            if (won.some(({ calls }) => calls === count)) sounds.play('reveal');
            await motion.pause(CALL_MS);
          }
          context.showResult(text('callOf', { count: balls.length, all: balls.length }));
        } else if (event.type === 'round_ended') context.showWin(BigInt(event.win));
      }
    },
    skip: () => motion.skip(),
    cancel: clear,
  };
}
