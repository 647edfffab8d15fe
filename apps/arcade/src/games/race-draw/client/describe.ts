import type { Text } from '../../../shell/gameText.ts';
import { describeLine } from '../../../shell/lottery/words.ts';
import type { RaceDrawEvent } from '../rules.ts';

/** Describes an event in words. `money` formats an amount in minor units. */
export function describeRaceDraw(event: RaceDrawEvent, text: Text, money: (minor: bigint) => string): string {
  if (event.type === 'race_run') return text('raceRun', { order: event.order.join(', ') });
  return describeLine(event, text, money);
}
