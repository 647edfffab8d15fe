import { cardName } from '../../../shell/cards/cardNames.ts';
import { createTableShoe } from '../../../shell/cards/cardRow.ts';
import { createPlayingCard, slideFrom } from '../../../shell/cards/playingCard.ts';
import { squeezeCard } from '../../../shell/cards/squeeze.ts';
import { createFeltTable } from '../../../shell/draw/feltTable.ts';
import type { ShowParts, TableShow } from '../../../shell/draw/tableGame.ts';
import { element } from '../../../shell/element.ts';
import { motifPicture } from '../../../shell/motifPicture.ts';
import { createMotion } from '../../../shell/motion.ts';
import { cardSides, type CardSide, type DragonTigerResult } from '../rules.ts';
import { winnerText } from './words.ts';

/** Creates the table: a card for each side, which slides from the shoe and is turned or squeezed. */
export function createDuel({ text, dress, sounds, announce, head }: ShowParts): TableShow<DragonTigerResult> {
  const sideOf = (side: CardSide, at: number) => {
    const card = element('div', { class: 'duel-card' });
    const words = element('p', { class: 'visually-hidden' });
    const motif = dress?.motifs[at];
    const root = element(
      'section',
      { class: 'duel-side', 'data-side': side, 'aria-label': text(side) },
      element('h2', { class: 'duel-name' }, ...(motif ? [motifPicture(motif, 'duel-motif')] : []), text(side)),
      card,
      words,
    );
    return { root, card, words };
  };
  const sides = { dragon: sideOf('dragon', 0), tiger: sideOf('tiger', 1) };
  const shoe = createTableShoe(dress);
  const body = element('div', { class: 'duel' }, sides.dragon.root, sides.tiger.root);
  const { root, showMessage } = createFeltTable(head, body, shoe);
  const motion = createMotion({ root });

  function clear(): void {
    motion.stop();
    showMessage(undefined);
    delete root.dataset['winner'];
    for (const { card, words } of Object.values(sides)) {
      card.replaceChildren();
      words.textContent = '';
    }
  }

  return {
    root,
    clear,
    skip: motion.skip,
    async show(result, { isStill, squeezeMs, placed }) {
      clear();
      const isCurrent = motion.start(isStill);
      const dealt = [];
      for (const side of cardSides) {
        const card = createPlayingCard(motion, dress);
        sides[side].card.append(card.root);
        sounds.play('tick', dealt.length);
        await slideFrom(motion, card.root, shoe, 380);
        if (!isCurrent()) return;
        dealt.push({ side, card });
      }
      for (const [at, { side, card }] of dealt.entries()) {
        const isSqueezed = squeezeMs > 0 && [...placed].some((place) => place.startsWith(side));
        if (isSqueezed && !motion.isSkipped())
          await squeezeCard(card.root, result[side], { dress, label: text('squeezeCard'), withinMs: squeezeMs });
        if (!isCurrent()) return;
        await motion.pause(260);
        await card.turn(result[side], 360);
        if (!isCurrent()) return;
        sounds.play('reveal', at + 2);
        sides[side].words.textContent = cardName(result[side], text);
      }
      root.dataset['winner'] = result.winner;
      showMessage(winnerText(result, text));
      announce(winnerText(result, text));
    },
  };
}
