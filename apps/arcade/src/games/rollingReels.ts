/*
 * Reels that roll and stop one after the other. Only transforms move. The page shows the result of the server, so the
 * rolling faces are decoration.
 */
import { element } from '../shell/element.ts';

/** The symbols on the reels: reel by reel, each from top to bottom. */
type Faces<Face> = readonly (readonly Face[])[];

interface RollingReelsParts<Face> {
  initial: Faces<Face>;
  /** Creates the element of a face. */
  cellOf: (face: Face) => HTMLElement;
  /** Returns faces that roll past on a reel. */
  passing: (reel: number, count: number) => Face[];
  /** Whether the reels after two of this face roll longer. */
  isAwaited: (face: Face) => boolean;
  /** Whether the reels show the next window without rolling. */
  isStill: () => boolean;
  /** Called when a reel starts to roll longer. */
  onAnticipation?: (reel: number) => void;
}

/** Rolling reels. */
export interface RollingReels<Face> {
  root: HTMLElement;
  /** Shows a window at once. */
  show: (window: Faces<Face>) => void;
  start: () => void;
  /** Stops one reel after the other at a window. Resolves when the last one has stopped. */
  stop: (window: Faces<Face>, onStopped: (reel: number) => void) => Promise<void>;
  /** Stops all reels at once. */
  rush: () => void;
  /** The element of a face in the window. */
  cell: (reel: number, row: number) => HTMLElement | undefined;
  /** The element of a reel. */
  reel: (reel: number) => HTMLElement | undefined;
  window: () => Faces<Face>;
}

/** The number of faces of a rolling reel; they repeat seamlessly. */
const RUN_LENGTH = 12;
const FIRST_TURN_MS = 520;
const TURN_MS = 400;
const STOP_MS = 560;
const STAGGER_MS = 160;
const STAGGER_START_MS = 90;
const HELD_MS = 800;
/** The number of faces that roll past while a reel stops. */
const REST_LENGTH = 6;

/** Creates the reels. */
export function createRollingReels<Face>(parts: RollingReelsParts<Face>): RollingReels<Face> {
  const { initial, cellOf, passing, isAwaited, isStill, onAnticipation } = parts;
  let current = initial;
  let isRushed = false;
  const pendingWaits = new Set<() => void>();
  const strips = initial.map(() => element('div', { class: 'strip' }));
  const reels = strips.map((strip) => element('div', { class: 'reel' }, strip));
  const root = element('div', { class: 'reels' }, ...reels);
  const turning: (Animation | undefined)[] = [];

  /**
   * Waits until the time has passed or `rush` is called. A hidden page draws no frames, so the end of an animation is
   * unreliable.
   */
  function wait(ms: number): Promise<void> {
    if (isRushed || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        pendingWaits.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      pendingWaits.add(end);
    });
  }

  const fill = (reel: number, faces: readonly Face[]): void => strips[reel]?.replaceChildren(...faces.map(cellOf));

  /** Returns the transform that moves a strip by a number of faces. */
  const shift = (faces: number, total: number): string => `translateY(${(-100 * faces) / total}%)`;

  function turn(strip: HTMLElement, reel: number): void {
    const run = passing(reel, RUN_LENGTH);
    const rows = initial[reel]?.length ?? 0;
    const length = RUN_LENGTH + rows;
    const keyframes = [{ transform: shift(RUN_LENGTH, length) }, { transform: 'translateY(0)' }];
    // The first turn starts at the shown window; later ones start where the previous one ended.
    fill(reel, [...run, ...(current[reel] ?? [])]);
    const first = strip.animate(keyframes, {
      duration: FIRST_TURN_MS,
      easing: 'cubic-bezier(.5,-.12,.9,.6)',
      delay: reel * 40,
      fill: 'both',
    });
    turning[reel] = first;
    first.addEventListener('finish', () => {
      fill(reel, [...run, ...run.slice(0, rows)]);
      turning[reel] = strip.animate(keyframes, { duration: TURN_MS, iterations: Number.POSITIVE_INFINITY });
      first.cancel();
    });
  }

  function show(window: Faces<Face>): void {
    current = window;
    window.forEach((faces, reel) => {
      turning[reel]?.cancel();
      reels[reel]?.classList.remove('is-held', 'is-turning');
      fill(reel, faces);
    });
    root.classList.remove('is-waiting');
  }

  async function land(reel: number, faces: readonly Face[], isHeld: boolean, delayMs: number): Promise<void> {
    const strip = strips[reel];
    if (!strip) return;
    await wait(isHeld ? delayMs - HELD_MS : delayMs);
    if (isHeld && !isRushed) {
      reels[reel]?.classList.add('is-held');
      onAnticipation?.(reel);
      await wait(HELD_MS);
    }
    turning[reel]?.cancel();
    reels[reel]?.classList.remove('is-turning');
    if (!isRushed) {
      const all = [...faces, ...passing(reel, REST_LENGTH)];
      fill(reel, all);
      const durationMs = isHeld ? STOP_MS * 1.3 : STOP_MS;
      turning[reel] = strip.animate(
        [
          { transform: shift(REST_LENGTH, all.length), easing: 'cubic-bezier(.2,.7,.4,1)' },
          { transform: `translateY(${16 / all.length}%)`, offset: 0.78, easing: 'ease-out' },
          { transform: 'translateY(0)' },
        ],
        { duration: durationMs },
      );
      await wait(durationMs);
      turning[reel]?.cancel();
      // The faces of the window stay; only hidden ones are removed.
      while (strip.children.length > faces.length) strip.lastElementChild?.remove();
    } else fill(reel, faces);
    reels[reel]?.classList.remove('is-held');
  }

  show(initial);
  return {
    root,
    show,
    start() {
      isRushed = false;
      if (isStill()) {
        root.classList.add('is-waiting');
        return;
      }
      strips.forEach((strip, reel) => {
        turning[reel]?.cancel();
        turn(strip, reel);
        reels[reel]?.classList.add('is-turning');
      });
    },
    async stop(window, onStopped) {
      if (isStill()) {
        show(window);
        onStopped(window.length - 1);
        return;
      }
      let awaited = 0;
      let delayMs = STAGGER_START_MS;
      await Promise.all(
        window.map(async (faces, reel) => {
          const isHeld = awaited >= 2;
          if (isHeld) delayMs += HELD_MS;
          if (faces.some(isAwaited)) awaited += 1;
          const mine = delayMs;
          delayMs += STAGGER_MS;
          await land(reel, faces, isHeld, mine);
          onStopped(reel);
        }),
      );
      current = window;
    },
    rush() {
      isRushed = true;
      for (const end of pendingWaits) end();
    },
    cell: (reel, row) => strips[reel]?.children[row] as HTMLElement | undefined,
    reel: (reel) => reels[reel],
    window: () => current,
  };
}
