import type { FishSpecies } from '../../math.ts';
import { motifAddress, type Motif } from '../../../../shell/motifPicture.ts';
import { creatures, formOf } from './creatures.ts';

/** A creature in every phase of its motion, side by side. */
export interface Sprite {
  sheet: HTMLCanvasElement;
  /** Size of a phase in pixels of the sheet. */
  width: number;
  height: number;
  /** How many phases are drawn so far. */
  phases: number;
}

/** Phases of a motion. */
const PHASES = 10;

/** Sprites in a size. The first request of a species draws one phase; the others follow, one per frame. */
export interface Sprites {
  of: (species: FishSpecies) => Sprite | undefined;
  /** Draws one missing phase. */
  warm: () => void;
  /** Whether all phases of the requested species are drawn. */
  isWarm: () => boolean;
}

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return [canvas, canvas.getContext('2d')];
}

/** Moves the columns of a picture up and down, more towards its tail, so that the body swims. */
function bend(
  pen: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  { left, width, height, swing, phase }: { left: number; width: number; height: number; swing: number; phase: number },
): void {
  const step = 2;
  for (let x = 0; x < width; x += step) {
    const back = 1 - x / width;
    const shift = swing * back * back * Math.sin(phase - back * 2.4);
    pen.drawImage(picture, x, 0, step, height, left + x, shift, step, height);
  }
}

/** Creates sprites for a scale: device pixels per px on a sea that is 390 wide. */
export function createSprites(scale: number, motif: Motif | undefined, isStill: boolean): Sprites {
  const drawn = new Map<FishSpecies, Sprite>();
  const phases = isStill ? 1 : PHASES;
  let lord: HTMLImageElement | undefined;
  let isLordLoaded = false;
  if (motif) {
    lord = new Image();
    lord.addEventListener('load', () => {
      isLordLoaded = true;
    });
    lord.src = motifAddress(motif);
  }

  function begin(species: FishSpecies): Sprite | undefined {
    if (species === 'lord' && !isLordLoaded) return undefined;
    const { length, box, room = 1.08 } = formOf(species);
    const width = Math.ceil(length * room * scale);
    const height = Math.ceil(length * box * scale);
    const [sheet] = canvasOf(width * phases, height);
    const sprite = { sheet, width, height, phases: 0 };
    addPhase(species, sprite);
    return sprite;
  }

  function addPhase(species: FishSpecies, sprite: Sprite): void {
    const { width, height, phases: index } = sprite;
    const { length, bend: tail } = formOf(species);
    const pen = sprite.sheet.getContext('2d');
    const [frame, framePen] = canvasOf(width, height);
    sprite.phases += 1;
    if (!pen || !framePen) return;
    const phase = (index / phases) * Math.PI * 2;
    if (species === 'lord') {
      const size = Math.min(height, formOf('lord').length * scale);
      if (lord) framePen.drawImage(lord, (width - size) / 2, (height - size) / 2, size, size);
    } else {
      framePen.translate(width / 2, height / 2);
      framePen.scale(length * scale, length * scale);
      creatures[species].draw(framePen, phase);
    }
    if (tail === 0) pen.drawImage(frame, index * width, 0);
    else bend(pen, frame, { left: index * width, width, height, swing: tail * length * scale * 2, phase });
  }

  const missing = (): [FishSpecies, Sprite] | undefined => [...drawn].find(([, sprite]) => sprite.phases < phases);

  return {
    of(species) {
      const known = drawn.get(species);
      if (known) return known;
      const sprite = begin(species);
      if (sprite) drawn.set(species, sprite);
      return sprite;
    },
    warm() {
      const next = missing();
      if (next) addPhase(...next);
    },
    isWarm: () => missing() === undefined,
  };
}

/** Creates a still picture of a species, for lists. */
export function drawPicture(species: FishSpecies, size: number, motif: Motif | undefined): HTMLElement {
  if (species === 'lord') {
    const image = new Image(size, size);
    image.alt = '';
    if (motif) image.src = motifAddress(motif);
    return image;
  }
  const [canvas, pen] = canvasOf(size * 2, size * 2);
  canvas.setAttribute('aria-hidden', 'true');
  if (pen) {
    pen.translate(size, size);
    const length = (size * 1.8) / Math.max(1, creatures[species].box * 1.02);
    pen.scale(length, length);
    creatures[species].draw(pen, 0.4);
  }
  return canvas;
}
