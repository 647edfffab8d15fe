import './tables.css';
import type { RoundView } from '../../arcadeApi.ts';
import type { ArcadeClient } from '../arcadeClient.ts';
import { element, icon } from '../element.ts';
import { createText } from '../gameText.ts';
import { readLeftBets, writeLeftBets, type LeftBet } from './leftBetStore.ts';
import { tableWords } from './words.ts';

interface LeftParts {
  client: Pick<ArcadeClient, 'round' | 'markShown'>;
  /** The open table. It shows its own bets. */
  gameCode: string;
  tag: string;
  money: (minor: bigint) => string;
  /** Returns the server's time, in epoch ms. */
  now: () => number;
  /** The element in which results are shown. */
  place: HTMLElement;
  /** Called after a result was shown: the balance may have changed. */
  onShown: () => void;
}

/** The polling interval of a bet after its draw, in ms, and the maximum polls. It is settled within seconds. */
const EVERY_MS = 2_000;
const MAX_TRIES = 60;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Describes the results of bets at one table. */
function wordsOf(
  table: string,
  rounds: readonly RoundView[],
  { tag, money }: Pick<LeftParts, 'tag' | 'money'>,
): string {
  const { text } = createText(tableWords, tag);
  const counted = rounds.filter(({ state }) => state !== 'VOID');
  const sum = (of: (round: RoundView) => string, among: readonly RoundView[]): bigint =>
    among.reduce((total, round) => total + BigInt(of(round)), 0n);
  const stake = sum((round) => round.stake, counted.length > 0 ? counted : rounds);
  const win = sum((round) => round.win, counted);
  const key = counted.length === 0 ? 'Void' : win > stake ? 'Won' : win > 0n ? 'Back' : 'Lost';
  return text(`tables.left${key}`, { table, stake: money(stake), amount: money(win) });
}

/** Shows a note with results until the player closes it. */
function showNote(notes: HTMLElement, words: string, closeLabel: string): void {
  const close = element('button', { type: 'button', class: 'icon-button', 'aria-label': closeLabel }, icon('close'));
  const note = element('div', { class: 'left-note' }, element('p', {}, words), close);
  close.addEventListener('click', () => note.remove());
  notes.append(note);
}

/**
 * Shows the results of confirmed bets at tables that the player left in this tab, once their draws are settled. Bets
 * that are not settled in time, or whose answer does not arrive, are shown at the next table.
 */
export function showLeftBets(parts: LeftParts): void {
  const { client, gameCode, tag, now, place, onShown } = parts;
  const { text } = createText(tableWords, tag);
  const bets = readLeftBets().filter((bet) => bet.gameCode !== gameCode);
  writeLeftBets(bets);
  // A live region announces only content that is added after the region itself.
  const notes = element('div', { class: 'left-notes', role: 'status' });
  place.append(notes);

  const settled = ({ state }: RoundView): boolean => state === 'SETTLED' || state === 'VOID';

  async function showBets(table: string, left: readonly LeftBet[]): Promise<void> {
    await pause(Math.max(...left.map(({ revealsAt }) => revealsAt)) - now());
    for (let times = 0; times < MAX_TRIES; times += 1) {
      const rounds = await Promise.all(left.map(({ roundId }) => client.round(roundId))).catch(() => []);
      if (rounds.length === 0 || !rounds.every(settled)) {
        await pause(EVERY_MS);
        continue;
      }
      const ids = new Set(left.map(({ roundId }) => roundId));
      writeLeftBets(readLeftBets().filter(({ roundId }) => !ids.has(roundId)));
      for (const id of ids) client.markShown(id).catch(() => undefined);
      showNote(notes, wordsOf(table, rounds, parts), text('close'));
      onShown();
      return;
    }
  }

  for (const code of new Set(bets.map((bet) => bet.gameCode))) {
    const left = bets.filter((bet) => bet.gameCode === code);
    void showBets(left[0]?.table ?? '', left);
  }
}
