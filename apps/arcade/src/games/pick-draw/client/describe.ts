import type { Text } from '../../../shell/gameText.ts';
import { describeLine } from '../../../shell/lottery/words.ts';
import type { PickResult } from '../math.ts';
import type { PickDrawEvent } from '../rules.ts';

/** Returns the balls in words, with the star if the form has one. */
export function ballsWords({ balls, star }: PickResult, text: Text): string {
  return text(star === null ? 'ballsDrawn' : 'starDrawn', { balls: balls.join(', '), star: star ?? '' });
}

/** Describes an event in words. `money` formats an amount in minor units. */
export function describePickDraw(event: PickDrawEvent, text: Text, money: (minor: bigint) => string): string {
  if (event.type === 'balls_drawn') return ballsWords(event, text);
  return describeLine(event, text, money);
}
