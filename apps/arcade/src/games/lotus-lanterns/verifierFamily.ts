import { replayWith } from '../../shell/replayWith.ts';
import { defineFamily } from '../../verifier/verifierFamily.ts';
import type { LotusEvent, Window } from './roundEvents.ts';
import { LOTUS_LANTERNS_VERSION, playLotusLanterns } from './rules.ts';

const columnsText = (window: Window): string => window.map((column) => column.join('/')).join(' | ');

function describe(event: LotusEvent): string {
  switch (event.type) {
    case 'reels_stopped':
      return `Reels stop at ${event.stops.join(', ')}: ${columnsText(event.window)}`;
    case 'line_win':
      return `Line ${event.line + 1}: ${event.count} × ${event.symbol} pays ${event.amount}`;
    case 'scatter':
      return `${event.count} lotuses pay ${event.amount}`;
    case 'free_spins_started':
      return `${event.count} free spins`;
    case 'free_spin':
      return `Free spin ${event.index} (×${event.multiplier}) stops at ${event.stops.join(', ')}: ${columnsText(event.window)}`;
    case 'free_spins_added':
      return `${event.lotuses} lotuses add ${event.count} free spins: ${event.total}`;
    case 'free_spins_ended':
      return `Free spins won ${event.amount}`;
    case 'big_win':
      return `Big win ${event.amount}`;
    case 'jackpot_won':
      return `The spin wins the jackpot ${event.pool}`;
    case 'round_ended':
      return `The round wins ${event.win}`;
  }
  return '';
}

/** Lotus Lanterns for the verifier. */
export const lotusLanternsFamily = defineFamily<LotusEvent>({
  name: 'Lotus Lanterns',
  version: LOTUS_LANTERNS_VERSION,
  replay: replayWith(playLotusLanterns),
  describe,
  exampleChoice: { unit: 100 },
});
