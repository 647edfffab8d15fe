import type { FishSpecies } from '../math.ts';
import type { SeaView } from './seaView.ts';
import { BIG_CATCH, GREAT_CATCH, type Shot } from './shot.ts';

/** Shows a catch at the creature, or at the hit if the creature has left or was caught by another shot. */
export function showCatch(
  view: SeaView,
  shot: Shot,
  { multiplier, amount, isCelebrated }: { multiplier: number; amount: string; isCelebrated: boolean },
): void {
  const { effects } = view;
  const { x, y, length } = view.catch(shot) ?? { ...shot, length: 60 };
  const isLarge = multiplier >= BIG_CATCH;
  effects.words(x, Math.max(40, y - 14), `+${amount}`, isLarge);
  if (!isCelebrated) return;
  effects.coins(x, y, Math.min(40, 4 + multiplier));
  if (isLarge) effects.ring(x, y, Math.max(90, length), '#ffe27a');
  if (multiplier >= GREAT_CATCH) for (const size of [150, 230]) effects.ring(x, y, size, '#fff4cf');
  const special = specials[shot.species];
  if (special) special(view, x, y);
}

/** Further effects of the special creatures. They pay nothing themselves: the catch has already paid. */
const specials: Partial<Record<FishSpecies, (view: SeaView, x: number, y: number) => void>> = {
  bombCrab({ effects, inSight }, x, y) {
    for (const size of [80, 130, 190]) effects.ring(x, y, size, '#ff8a3c');
    for (const swimmer of inSight()) {
      if (Math.hypot(swimmer.x - x, swimmer.y - y) < 170) effects.net(swimmer.x, swimmer.y, 36);
    }
  },
  stormEel({ effects, inSight }, x, y) {
    for (const swimmer of inSight().slice(0, 7)) effects.bolt([x, y], [swimmer.x, swimmer.y]);
  },
  treasureClam({ effects }, x, y) {
    effects.coins(x, y, 30);
    effects.ring(x, y, 120, '#ffd23f');
  },
};
