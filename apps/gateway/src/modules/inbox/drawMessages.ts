import type { OutboxLine } from '../ledger/watch/outboxReader.ts';
import { amountParams, text, title } from './eventValues.ts';
import type { MessageContent } from './inboxDraft.ts';

/**
 * Returns the message about a lottery draw. The merchant's settings decide whether a draw without a win is reported. An
 * account gets one message for each draw, even if more events follow.
 */
export async function drawMessage(
  { topic, payload }: OutboxLine,
  reportsLostDraws: (merchantCode: string) => Promise<boolean>,
): Promise<MessageContent | undefined> {
  if (topic !== 'draw.settled' || payload === null) return undefined;
  const won = BigInt(text(payload['win']) || '0');
  if (won === 0n && !(await reportsLostDraws(text(payload['merchantCode'])))) return undefined;
  const draw = String(payload['draw']);
  return {
    type: 'money',
    textKey: won > 0n ? 'draw_won' : 'draw_lost',
    params: { title: title(payload['title']), draw, ...amountParams(won, text(payload['currency'])) },
    link: `/m/lottResults?id=${encodeURIComponent(text(payload['nodeId']))}&draw=${draw}`,
    eventKey: `draw:${text(payload['game'])}:${draw}`,
  };
}
