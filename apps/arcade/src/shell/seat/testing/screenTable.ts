import type { Json } from '../../../games/game.ts';
import type { SeatRules } from '../../../games/seatGame.ts';
import type { HandView } from '../../../seatApi.ts';
import { createText } from '../../gameText.ts';
import type { SeatGameClient } from '../seatGame.ts';

/** Opens the screen of a seat game with hands that its own rules play. */
export function openScreen<State extends Json, Move extends Json>(
  game: SeatGameClient,
  rules: SeatRules<State, Move>,
  { yourPlace = 0, base = 100n }: { yourPlace?: number; base?: bigint } = {},
) {
  const { text } = createText(game.messages, 'EN');
  const moves: Json[] = [];
  const announced: string[] = [];
  const screen = game.createScreen({
    text,
    title: 'A table',
    dress: null,
    sounds: { isOn: () => false, set: () => undefined, play: () => undefined },
    prefersStill: () => true,
    money: (minor) => `฿${minor}`,
    move: (move) => moves.push(move),
    announce: (words) => announced.push(words),
  });
  const places = new Map<number, HTMLElement>();
  const at = (place: number): HTMLElement => {
    const found = places.get(place) ?? document.createElement('div');
    places.set(place, found);
    return found;
  };
  const { middle = document.createElement('div') } = screen;
  document.body.replaceChildren(middle, screen.playerCards, screen.moves);

  function handOf(state: State): HandView {
    const toMove = rules.toMove(state);
    return {
      id: 'hand-0',
      number: 0,
      places: [0, 1, 2, 3],
      yourPlace,
      view: rules.viewFor(state, yourPlace),
      toMove: [...toMove],
      yourMoves: toMove.includes(yourPlace) ? [...rules.moves(state, yourPlace)] : [],
      yourPosition: 0,
      results: null,
      serverSeedHash: 'ab'.repeat(32),
      clientSeed: 'cd'.repeat(32),
      serverSeed: null,
    };
  }

  return {
    screen,
    /** The sent request. */
    moves,
    announced,
    at,
    show: (state: State) =>
      screen.show(handOf(state), at, { base, nameOf: (place) => (place === yourPlace ? 'You' : `Bot ${place}`) }),
    button: (label: string): HTMLButtonElement => {
      const found = [...screen.moves.querySelectorAll('button')].find((button) => button.textContent.startsWith(label));
      if (!found) throw new Error(`there is no button ${label}`);
      return found;
    },
    isUsable(label: string): boolean {
      return this.button(label).getAttribute('aria-disabled') !== 'true';
    },
  };
}
