import type { Currency } from '@parlor/contract';
import type { RevealedSeeds, RoundView, SeedView } from '../../../arcadeApi.ts';
import { verifyRound } from '../../../games/lotusLanterns/verifyRound.ts';
import { amountText, netText } from './amountText.ts';
import { ArcadeFailure, type ArcadeClient } from './arcadeClient.ts';
import { element } from './element.ts';
import type { Messages } from './messages.ts';
import { openPanel } from './panel.ts';

function isSameRound(round: RoundView): boolean {
  if (round.serverSeed === null) return false;
  const { events, win } = verifyRound(
    { serverSeed: round.serverSeed, clientSeed: round.clientSeed, nonce: round.nonce },
    round.stake,
  );
  return win.toString() === round.win && JSON.stringify(sorted(events)) === JSON.stringify(sorted(round.events));
}

/** The database returns fields in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

/** Opens the player's rounds, the seeds in use, and the means to check one with the other. */
export function openHistory(
  messages: Messages,
  currency: Currency,
  client: ArcadeClient,
  seeds: SeedView,
  onSeedsChanged: (seeds: SeedView) => void,
): void {
  const { text } = messages;
  const facts = element('dl', { class: 'facts' });
  const note = element('p', { class: 'quiet', role: 'status' });
  const list = element('ul', { class: 'rounds' });
  const more = element('button', { type: 'button', class: 'button', hidden: true }, text('more'));
  const rotate = element('button', { type: 'button', class: 'button' }, text('rotate'));
  let oldest: string | undefined;

  function showSeeds(current: SeedView, revealed?: RevealedSeeds): void {
    const rows: [string, string][] = [
      [text('serverSeedHash'), current.serverSeedHash],
      [text('clientSeed'), current.clientSeed ?? text('clientSeedLater')],
      [text('nextNonce'), String(current.nextNonce)],
    ];
    if (revealed) rows.push([text('revealed'), revealed.serverSeed]);
    facts.replaceChildren(...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]));
  }

  function rowOf(round: RoundView): HTMLElement {
    const net = BigInt(round.win) - BigInt(round.stake);
    const result = element('p', { class: 'quiet', role: 'status' });
    const check = element('button', { type: 'button', class: 'button is-small' }, text('verify'));
    check.addEventListener('click', () => {
      result.textContent = text(
        round.serverSeed === null ? 'verifyLater' : isSameRound(round) ? 'verified' : 'notVerified',
      );
    });
    return element(
      'li',
      {},
      element(
        'div',
        { class: 'round-row' },
        element('span', {}, text('roundNumber', { nonce: round.nonce })),
        element(
          'time',
          { class: 'quiet' },
          new Date(round.createdAt).toLocaleTimeString(messages.tag, { hourCycle: 'h23' }),
        ),
        element(
          'span',
          { class: 'number' },
          round.state === 'VOID'
            ? text('roundVoid')
            : `${amountText(BigInt(round.stake), currency)} → ${amountText(BigInt(round.win), currency)}`,
        ),
        element(
          'strong',
          { class: `number ${net > 0n ? 'is-gain' : ''}` },
          round.state === 'VOID' ? '' : netText(net, currency),
        ),
        ...(round.state === 'VOID' ? [] : [check]),
      ),
      result,
    );
  }

  async function load(isFresh: boolean): Promise<void> {
    try {
      const page = await client.rounds(isFresh ? undefined : oldest);
      if (isFresh) list.replaceChildren();
      list.append(...page.list.map(rowOf));
      oldest = page.list.at(-1)?.id;
      more.hidden = !page.hasMore;
      if (list.children.length === 0) note.textContent = text('noRounds');
    } catch {
      note.textContent = text('unreachableText');
    }
  }

  async function rotateSeeds(): Promise<void> {
    rotate.disabled = true;
    try {
      const { revealed, next } = await client.rotateSeeds();
      onSeedsChanged(next);
      showSeeds(next, revealed);
      await load(true);
    } catch (error) {
      note.textContent = text(
        error instanceof ArcadeFailure && error.code === 'round.unfinished' ? 'rotateRefused' : 'unreachableText',
      );
    }
    rotate.disabled = false;
  }

  more.addEventListener('click', () => void load(false));
  rotate.addEventListener('click', () => void rotateSeeds());
  showSeeds(seeds);
  openPanel(
    text('history'),
    text('close'),
    element('h3', {}, text('fairness')),
    element('p', {}, text('fairnessText')),
    facts,
    element(
      'div',
      { class: 'notice-actions' },
      rotate,
      element(
        'a',
        { class: 'button', href: './verify-offline.html', download: 'lotus-lanterns-verifier.html' },
        text('offlineVerifier'),
      ),
    ),
    element('h3', {}, text('rounds')),
    note,
    list,
    more,
  );
  void load(true);
}
