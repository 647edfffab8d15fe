import type { Currency } from '@parlor/contract';
import type { PastHand } from '../../seatApi.ts';
import { amountText, netText } from '../amountText.ts';
import type { ArcadeClient } from '../arcadeClient.ts';
import { element } from '../element.ts';
import type { Text } from '../gameText.ts';
import { openPanel } from '../panel.ts';
import { factList } from '../room/fairnessSheet.ts';
import { handVerifierAddress } from './handLink.ts';
import { isHandProven } from './handCheck.ts';
import type { SeatGameClient } from './seatGame.ts';

interface HandSheetParts {
  game: SeatGameClient;
  gameCode: string;
  currency: Currency;
  text: Text;
  tag: string;
  client: Pick<ArcadeClient, 'hands'>;
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'button is-small' }, label);
  made.addEventListener('click', onPress);
  return made;
}

/** Opens the player's hands: cards, results, rake and seeds. Each can be checked. */
export function openHands({ game, gameCode, currency, text, tag, client }: HandSheetParts): void {
  const note = element('p', { class: 'quiet', role: 'status' });
  const list = element('ul', { class: 'rounds' });
  const more = button(text('more'), () => void load());
  more.hidden = true;
  let oldest: string | undefined;

  function resultRows(hand: PastHand): HTMLElement {
    return element(
      'table',
      { class: 'hand-results' },
      element(
        'tbody',
        {},
        ...hand.results.map(({ place, name, isBot, isYou, net, rake, units }) =>
          element(
            'tr',
            { class: isYou ? 'is-you' : '' },
            element(
              'th',
              { scope: 'row' },
              isYou ? text('you') : name,
              ...(isBot ? [' ', element('span', { class: 'pod-badge' }, text('bot'))] : []),
            ),
            element('td', {}, hand.view === null ? '' : game.describePlace(hand.view, place, text)),
            element(
              'td',
              { class: units > 0 ? 'number is-gain' : 'number' },
              netText(BigInt(net), currency),
              ...(BigInt(rake) > 0n
                ? [element('small', {}, text('rakeOf', { amount: amountText(BigInt(rake), currency) }))]
                : []),
            ),
          ),
        ),
      ),
    );
  }

  function rowOf(hand: PastHand): HTMLElement {
    const own = BigInt(hand.results.find(({ isYou }) => isYou)?.net ?? 0);
    const time = new Date(hand.dealtAt).toLocaleString(tag, {
      hourCycle: 'h23',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const result = element('p', { class: 'quiet', role: 'status' });
    const seeds = element(
      'details',
      { class: 'round-events' },
      element('summary', {}, text('seedsOf')),
      factList([
        [text('nextHash', { number: hand.number + 1 }), hand.serverSeedHash],
        [text('serverSeed'), hand.serverSeed],
        [text('handSeed'), hand.clientSeed],
        ...hand.clientSeeds.flatMap((seed, place): [string, string][] =>
          seed === null ? [] : [[text('seedOfSeat', { place: place + 1 }), seed]],
        ),
      ]),
    );
    return element(
      'li',
      {},
      element(
        'div',
        { class: 'round-line' },
        element('span', {}, text('handNumber', { number: hand.number + 1 })),
        element('strong', { class: own > 0n ? 'number is-gain' : 'number' }, netText(own, currency)),
      ),
      element(
        'div',
        { class: 'round-line quiet' },
        element('time', {}, time),
        element('span', {}, text('handsOf', { base: amountText(BigInt(hand.base), currency) })),
      ),
      resultRows(hand),
      seeds,
      element(
        'div',
        { class: 'round-actions' },
        button(text('verify'), () => {
          result.textContent = text(isHandProven(hand, game.rules) ? 'handProven' : 'handNotProven');
        }),
        element(
          'a',
          {
            class: 'button is-small',
            href: handVerifierAddress(game.family, gameCode, hand),
            target: '_blank',
            rel: 'noopener',
          },
          text('openVerifier'),
        ),
      ),
      result,
    );
  }

  async function load(): Promise<void> {
    try {
      const page = await client.hands(oldest);
      list.append(...page.list.map(rowOf));
      oldest = page.list.at(-1)?.id;
      more.hidden = !page.hasMore;
      note.textContent = list.children.length === 0 ? text('noHands') : '';
    } catch {
      note.textContent = text('unreachableText');
    }
  }

  openPanel(text('history'), text('close'), note, list, more);
  void load();
}
