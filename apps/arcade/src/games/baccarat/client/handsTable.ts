import { cardName } from '../../../shell/cards/cardNames.ts';
import { createTableShoe } from '../../../shell/cards/cardRow.ts';
import { createPlayingCard, slideFrom } from '../../../shell/cards/playingCard.ts';
import { squeezeCard } from '../../../shell/cards/squeeze.ts';
import { createFeltTable } from '../../../shell/draw/feltTable.ts';
import type { ShowParts, TableShow } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { createMotion } from '../../../shell/motion.ts';
import type { Card } from '../../cards.ts';
import { handPoints, type BaccaratResult } from '../rules.ts';

type Side = 'player' | 'banker';

/** Returns the side of each card and its index in the hand, in dealing order. */
function orderOf({ player, banker }: BaccaratResult): { side: Side; at: number }[] {
  const first = [0, 1].flatMap((at) => [
    { side: 'player' as const, at },
    { side: 'banker' as const, at },
  ]);
  return [
    ...first,
    ...(player.length > 2 ? [{ side: 'player' as const, at: 2 }] : []),
    ...(banker.length > 2 ? [{ side: 'banker' as const, at: 2 }] : []),
  ];
}

/** Returns the draw in words. */
export function winnerText({ winner, player, banker }: BaccaratResult, text: Text): string {
  const key = { player: 'winnerPlayer', banker: 'winnerBanker', tie: 'winnerTie' }[winner];
  return text(key, { player: handPoints(player), banker: handPoints(banker) });
}

/** Creates the table: two hands, their points, and who won. */
export function createHandsTable({ text, dress, sounds, announce, head }: ShowParts): TableShow<BaccaratResult> {
  const hand = (side: Side) => {
    const cards = element('div', { class: 'hand-cards' });
    const points = element('output', { class: 'hand-points', hidden: true });
    const names = element('p', { class: 'visually-hidden' });
    const root = element(
      'section',
      { class: 'hand', 'data-side': side, 'aria-label': text(side) },
      element('h2', { class: 'hand-name' }, text(side), points),
      cards,
      names,
    );
    return { root, cards, points, names };
  };
  const hands = { player: hand('player'), banker: hand('banker') };
  const shoe = createTableShoe(dress);
  const { root, showMessage } = createFeltTable(
    head,
    element('div', { class: 'hands' }, hands.player.root, hands.banker.root),
    shoe,
  );
  const motion = createMotion({ root });

  function clear(): void {
    motion.stop();
    showMessage(undefined);
    delete root.dataset['winner'];
    for (const { cards, points, names } of Object.values(hands)) {
      cards.replaceChildren();
      points.hidden = true;
      names.textContent = '';
    }
  }

  function showPoints(side: Side, cards: readonly Card[]): void {
    const { points, names } = hands[side];
    points.hidden = false;
    points.textContent = String(handPoints(cards));
    names.textContent = `${cards.map((card) => cardName(card, text)).join(', ')}. ${text('points', { hand: text(side), points: handPoints(cards) })}`;
  }

  async function dealCard(side: Side, at: number) {
    const card = createPlayingCard(motion, dress);
    card.root.classList.toggle('is-third', at === 2);
    hands[side].cards.append(card.root);
    sounds.play('tick', at);
    await slideFrom(motion, card.root, shoe, 300);
    return card;
  }

  return {
    root,
    clear,
    skip: motion.skip,
    async show(result, { isStill, squeezeMs, placed }) {
      clear();
      const isSqueezed = (side: Side): boolean => squeezeMs > 0 && (placed.has(side) || placed.has(`${side}Pair`));
      const isCurrent = motion.start(isStill);
      const shown: Record<Side, Card[]> = { player: [], banker: [] };
      const order = orderOf(result);
      const laid: { side: Side; at: number; card: Awaited<ReturnType<typeof dealCard>> }[] = [];
      for (const [index, { side, at }] of order.entries()) {
        if (!isCurrent()) return;
        laid.push({ side, at, card: await dealCard(side, at) });
        // The first four cards are dealt before any is turned.
        if (index < 3) continue;
        for (const next of laid.splice(0)) {
          const card = result[next.side][next.at];
          if (!card || !isCurrent()) return;
          const isLast = next.at === result[next.side].length - 1;
          if (isLast && isSqueezed(next.side) && !motion.isSkipped()) {
            await squeezeCard(next.card.root, card, { dress, label: text('squeezeCard'), withinMs: squeezeMs });
            // The next draw may have cleared the table by now.
            if (!isCurrent()) return;
          }
          await next.card.turn(card, 260);
          sounds.play('reveal', next.at + 2);
          shown[next.side].push(card);
          showPoints(next.side, shown[next.side]);
          await motion.pause(160);
        }
      }
      if (!isCurrent()) return;
      root.dataset['winner'] = result.winner;
      showMessage(winnerText(result, text));
      announce(winnerText(result, text));
    },
  };
}
