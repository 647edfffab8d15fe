import { element } from '../../../shell/element.ts';
import type { BatchContext } from '../../../shell/batches/batchGame.ts';
import { hasTreasure } from '../math.ts';
import type { FishEvent } from '../rules.ts';
import type { SeaView } from './seaView.ts';
import type { Shot } from './shot.ts';
import type { TreasureShow } from './treasureShow.ts';
import { treasuresOf, type Treasure } from './treasures.ts';

type ShotDecided = Extract<FishEvent, { type: 'shot_decided' }>;

/** Catches of the naga: it leaves the sea, and its hoard opens. */
export interface NagaCatches {
  /** The place of the hoard, over the sea. */
  root: HTMLElement;
  /** Loads the hoard, for a naga that is coming. */
  prepare: () => void;
  /**
   * Shows the nagas among the catches of a batch. The payout of each is reported when its hoard shows it. Resolves when
   * all are shown; returns undefined if there is none.
   */
  show: (
    catches: readonly (readonly [Shot, ShotDecided])[],
    events: readonly FishEvent[],
    isCelebrated: boolean,
  ) => Promise<void> | undefined;
}

/** Creates the place of the hoard. The hoard itself is loaded when it is needed. */
export function createNagaCatches(
  view: SeaView,
  { text, money, sounds, prefersStill, showWin, announce, showMessage }: BatchContext<Shot>,
): NagaCatches {
  const root = element('div', { class: 'fish-hoard-place' });
  let loading: Promise<TreasureShow | undefined> | undefined;

  async function loaded(): Promise<TreasureShow | undefined> {
    try {
      const { createTreasureShow } = await import('./treasureShow.ts');
      const show = createTreasureShow(text, prefersStill);
      root.replaceChildren(show.root);
      return show;
    } catch {
      // The connection is lost. The next catch retries.
      loading = undefined;
      return undefined;
    }
  }

  function load(): Promise<TreasureShow | undefined> {
    loading ??= loaded();
    return loading;
  }

  async function open(shot: Shot, event: ShotDecided, treasure: Treasure, isCelebrated: boolean): Promise<void> {
    const { multiplier } = event;
    const win = BigInt(event.win);
    const { effects } = view;
    const { x, y } = view.catch(shot) ?? shot;
    if (isCelebrated) for (const size of [150, 230]) effects.ring(x, y, size, '#ffe27a');
    const words = text('hoardPays', { multiplier: `×${multiplier}`, amount: money(win) });
    const hoard = await load();
    if (!hoard) {
      showWin(win, isCelebrated);
      showMessage(words, 'win');
      return;
    }
    await hoard.show({
      treasure,
      multiplier,
      amount: money(win),
      onChest: (index) => sounds.play('reveal', index),
      onPaid() {
        if (isCelebrated) {
          effects.coins(x, y, 40);
          sounds.play('bigWin');
        }
        showWin(win, isCelebrated);
        announce(words);
      },
    });
  }

  return {
    root,
    prepare: () => void load(),
    show(catches, events, isCelebrated) {
      const treasures = treasuresOf(events);
      const opened = catches
        .filter(([, { species }]) => hasTreasure(species))
        .flatMap(([shot, event], index) => {
          const treasure = treasures[index];
          return treasure ? [open(shot, event, treasure, isCelebrated)] : [];
        });
      return opened.length === 0 ? undefined : Promise.all(opened).then(() => undefined);
    },
  };
}
