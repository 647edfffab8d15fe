import { openHistory, type HistoryParts } from '../historySheet.ts';
import { replayAddress } from '../roundLinks.ts';

/** Opens the player's rounds. A replay opens in a separate page, because play continues in this one. */
export function openRounds(parts: Omit<HistoryParts, 'onReplay'>): void {
  const { gameCode } = parts.session;
  openHistory({
    ...parts,
    onReplay: (round) => window.open(replayAddress(location.origin, gameCode, round.id), '_blank', 'noopener'),
  });
}
