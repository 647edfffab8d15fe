import { drawDistinct } from '../fairness/drawDistinct.ts';
import type { UniformDraw } from '../fairness/uniformDraw.ts';
import { isLine, type Play, type TicketChoice, type TicketLine } from '../games/ticketLines.ts';

/** The maximum number of picks of a group beyond the minimum for a ticket. */
const SPARE = 3;

/** Creates a line of a random play, with random picks. */
function randomLine<Result>(
  plays: Readonly<Record<string, Play<Result>>>,
  draw: UniformDraw,
  chips: readonly bigint[],
): TicketLine {
  const codes = Object.keys(plays);
  for (;;) {
    const code = codes[draw(codes.length)] as string;
    const play = plays[code] as Play<Result>;
    const { combination } = play;
    const picks = play.groups.map((group) => {
      const needed = combination.kind === 'choose' ? combination.count : 1;
      const count = Math.min(group.length, needed + draw(SPARE));
      return drawDistinct(draw, group.length, count)
        .toSorted((a, b) => a - b)
        .map((index) => group[index] as string);
    });
    const line = { play: code, picks, amount: String(chips[draw(chips.length)]) };
    if (isLine(plays, line)) return line;
  }
}

/** Creates a slip of one to four random lines. */
export function randomTickets<Form extends string, Result>(
  form: Form,
  plays: Readonly<Record<string, Play<Result>>>,
  draw: UniformDraw,
  chips: readonly bigint[],
): TicketChoice<Form> {
  return { form, lines: Array.from({ length: 1 + draw(4) }, () => randomLine(plays, draw, chips)) };
}
