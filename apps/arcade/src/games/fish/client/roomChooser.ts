import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { Motif } from '../../../shell/motifPicture.ts';
import type { FishSpecies } from '../math.ts';
import { drawPicture } from './art/sprites.ts';
import type { FishRoom } from '../rooms.ts';

interface ChooserParts {
  text: Text;
  money: (minor: bigint) => string;
  motif: Motif | undefined;
  rooms: readonly FishRoom[];
  onChoose: (room: FishRoom) => void;
}

/** The choice of a room, over the sea. */
export interface RoomChooser {
  root: HTMLElement;
  /** Shows the rooms that a balance allows. */
  open: (balance: bigint) => void;
  close: () => void;
}

const faces: readonly FishSpecies[] = ['clownfish', 'shark', 'lord'];

/** Creates the choice. */
export function createRoomChooser({ text, money, motif, rooms, onChoose }: ChooserParts): RoomChooser {
  const cards = rooms.map((room) => {
    const { index, bullets, needs } = room;
    const from = money(bullets[0] ?? 0n);
    const to = money(bullets.at(-1) ?? 0n);
    const card = element(
      'button',
      { type: 'button', class: `fish-room is-${index}` },
      drawPicture(faces[index] ?? 'shark', 84, motif),
      element(
        'span',
        { class: 'fish-room-words' },
        element('strong', {}, text(`room.${index}`)),
        element('span', {}, text('roomLevels', { from, to })),
        element('span', { class: 'fish-room-needs' }, text('roomNeeds', { amount: money(needs) })),
      ),
    );
    card.addEventListener('click', () => onChoose(room));
    return { room, card };
  });
  const root = element(
    'div',
    { class: 'fish-rooms', role: 'group', 'aria-label': text('roomsTitle'), hidden: true },
    element('h2', {}, text('roomsTitle')),
    ...cards.map(({ card }) => card),
  );
  return {
    root,
    open(balance) {
      for (const { room, card } of cards) card.disabled = balance < room.needs && room.index > 0;
      root.hidden = false;
    },
    close() {
      root.hidden = true;
    },
  };
}
