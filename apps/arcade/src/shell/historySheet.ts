import type { RoundView, SessionView } from '../arcadeApi.ts';
import type { RoundEvent } from '../games/game.ts';
import { amountText, netText } from './amountText.ts';
import type { ArcadeClient } from './arcadeClient.ts';
import { element } from './element.ts';
import type { Text } from './gameText.ts';
import { motifAddress } from './motifPicture.ts';
import { hundredthsText } from './multiplierText.ts';
import { paidBy } from './paidBy.ts';
import { openPanel } from './panel.ts';
import { isRoundProven } from './roundCheck.ts';
import { replayAddress, verifierAddress } from './roundLinks.ts';
import { shareRound } from './shareRound.ts';
import type { GameClient } from './stage.ts';

export interface HistoryParts {
  game: Pick<GameClient, 'family' | 'replay' | 'bookRows'>;
  session: Pick<SessionView, 'gameCode' | 'dress'>;
  title: string;
  text: Text;
  tag: string;
  client: Pick<ArcadeClient, 'rounds' | 'bookRow'>;
  describe: (event: RoundEvent) => string;
  /** Replays a round; undefined while the stage is in use. */
  onReplay: ((round: RoundView) => void) | undefined;
  onFairness: () => void;
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', class: 'button is-small' }, label);
  created.addEventListener('click', onPress);
  return created;
}

/** Opens the player's rounds. Each can be checked, replayed and shared. */
export function openHistory(parts: HistoryParts): void {
  const { game, title, text, tag, client, describe, onReplay, onFairness } = parts;
  const { gameCode, dress } = parts.session;
  const note = element('p', { class: 'quiet', role: 'status' });
  const list = element('ul', { class: 'rounds' });
  const more = button(text('more'), () => void load());
  more.hidden = true;
  let oldest: string | undefined;

  async function showShared(result: HTMLElement, round: RoundView): Promise<void> {
    const [stake, win] = [BigInt(round.staked), paidBy(round)];
    const sums = { stake: amountText(stake, round.currency), win: amountText(win, round.currency) };
    const [motif] = dress?.motifs ?? [];
    result.textContent = await shareRound({
      words: text('shareText', { game: title, ...sums }),
      address: replayAddress(location.origin, gameCode, round.id),
      picture: async () => {
        const { drawSharePicture } = await import('./sharePicture.ts');
        return drawSharePicture({
          title,
          figure:
            win > 0n
              ? hundredthsText(Number((win * 100n) / stake))
              : netText(round.isFreeRound ? 0n : -stake, round.currency),
          words: `${sums.stake} → ${sums.win}`,
          motif: motif && motifAddress(motif),
        });
      },
      text,
    });
  }

  async function showProven(result: HTMLElement, round: RoundView): Promise<void> {
    try {
      const isProven = await isRoundProven(round, gameCode, game, client);
      result.textContent = text(round.serverSeed === null ? 'verifyLater' : isProven ? 'verified' : 'notVerified');
    } catch {
      result.textContent = text('unreachableText');
    }
  }

  function actionsOf(round: RoundView, result: HTMLElement): HTMLElement {
    const check = button(text('verify'), () => void showProven(result, round));
    const shown = button(text('share'), () => void showShared(result, round));
    const replay =
      onReplay &&
      button(text('replay'), () => {
        panel.close();
        onReplay(round);
      });
    const verifier = element(
      'a',
      {
        class: 'button is-small',
        href: verifierAddress(game.family, gameCode, round),
        target: '_blank',
        rel: 'noopener',
      },
      text('openVerifier'),
    );
    return element(
      'div',
      { class: 'round-actions' },
      check,
      ...(replay ? [replay] : []),
      shown,
      ...(round.serverSeed === null ? [] : [verifier]),
    );
  }

  function rowOf(round: RoundView): HTMLElement {
    const { state, nonce, currency } = round;
    const [stake, win] = [BigInt(round.staked), paidBy(round)];
    const result = element('p', { class: 'quiet', role: 'status' });
    const isFinished = state !== 'VOID' && state !== 'OPEN';
    const time = new Date(round.createdAt).toLocaleString(tag, {
      hourCycle: 'h23',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const figure = isFinished
      ? element('strong', { class: win > stake ? 'number is-gain' : 'number' }, netText(win - stake, currency))
      : element('strong', {}, text(state === 'VOID' ? 'roundVoid' : 'roundOpen'));
    const sums = isFinished
      ? `${amountText(stake, currency)} → ${amountText(win, currency)}`
      : amountText(stake, currency);
    const words = element(
      'details',
      { class: 'round-events' },
      element('summary', {}, text('showEvents')),
      element('ol', {}, ...round.events.map((event) => element('li', {}, describe(event)))),
      element('p', { class: 'quiet' }, round.id),
    );
    return element(
      'li',
      {},
      element('div', { class: 'round-line' }, element('span', {}, text('roundNumber', { nonce })), figure),
      element(
        'div',
        { class: 'round-line quiet' },
        element('time', {}, time),
        element('span', { class: 'number' }, sums),
      ),
      ...(isFinished ? [words, actionsOf(round, result)] : []),
      result,
    );
  }

  async function load(): Promise<void> {
    try {
      const page = await client.rounds(oldest);
      list.append(...page.list.map(rowOf));
      oldest = page.list.at(-1)?.id;
      more.hidden = !page.hasMore;
      note.textContent = list.children.length === 0 ? text('noRounds') : '';
    } catch {
      note.textContent = text('unreachableText');
    }
  }

  const fairness = button(text('fairness'), () => {
    panel.close();
    onFairness();
  });
  const panel = openPanel(
    text('history'),
    text('close'),
    element('div', { class: 'sheet-actions' }, fairness),
    note,
    list,
    more,
  );
  void load();
}
