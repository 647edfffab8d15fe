import type { RoundView } from '../arcadeApi.ts';
import type { RoundEvent } from '../games/game.ts';
import { amountText, netText } from './amountText.ts';
import type { ArcadeClient } from './arcadeClient.ts';
import { element } from './element.ts';
import type { Text } from './gameText.ts';
import { openPanel } from './panel.ts';
import { isRoundProven } from './roundCheck.ts';
import { replayAddress, verifierAddress } from './roundLinks.ts';
import type { GameClient } from './stage.ts';

interface HistoryParts {
  game: Pick<GameClient, 'family' | 'replay'>;
  gameCode: string;
  title: string;
  text: Text;
  tag: string;
  client: Pick<ArcadeClient, 'rounds'>;
  describe: (event: RoundEvent) => string;
  /** Undefined while rounds cannot be replayed on the stage. */
  onReplay: ((round: RoundView) => void) | undefined;
  onFairness: () => void;
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'button is-small' }, label);
  made.addEventListener('click', onPress);
  return made;
}

/** Shares the address of a replay, or copies it where the browser cannot share. Returns what to tell the player. */
async function share(words: string, address: string, text: Text): Promise<string> {
  try {
    if ('share' in navigator) {
      await navigator.share({ text: words, url: address });
      return '';
    }
    await (navigator as Navigator).clipboard.writeText(address);
    return text('shareCopied');
  } catch (error) {
    // The player closed the browser's sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return text('shareFailed', { address });
  }
}

/** Opens the player's rounds. Each can be checked, replayed and shared. */
export function openHistory(parts: HistoryParts): void {
  const { game, gameCode, title, text, tag, client, describe, onReplay, onFairness } = parts;
  const note = element('p', { class: 'quiet', role: 'status' });
  const list = element('ul', { class: 'rounds' });
  const more = button(text('more'), () => void load());
  more.hidden = true;
  let oldest: string | undefined;

  async function tellShared(result: HTMLElement, words: string, address: string): Promise<void> {
    result.textContent = await share(words, address, text);
  }

  function actionsOf(round: RoundView, result: HTMLElement): HTMLElement {
    const check = button(text('verify'), () => {
      result.textContent = text(
        round.serverSeed === null
          ? 'verifyLater'
          : isRoundProven(round, gameCode, game.replay)
            ? 'verified'
            : 'notVerified',
      );
    });
    const shown = button(text('share'), () => {
      const { stake, win, currency } = round;
      const words = text('shareText', {
        game: title,
        stake: amountText(BigInt(stake), currency),
        win: amountText(BigInt(win), currency),
      });
      void tellShared(result, words, replayAddress(location.origin, gameCode, round.id));
    });
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
    const [stake, win] = [BigInt(round.stake), BigInt(round.win)];
    const result = element('p', { class: 'quiet', role: 'status' });
    const isFinished = state === 'SETTLED' || state === 'PENDING_WIN';
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
