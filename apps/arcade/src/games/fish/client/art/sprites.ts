import { fishSpecies, type FishSpecies } from '../../math.ts';
import { motifAddress, type Motif } from '../../../../shell/motifPicture.ts';
import { creatures, formOf, lordForm } from './creatures.ts';

/** A creature in every phase of its motion, side by side. */
export interface Sprite {
  sheet: HTMLCanvasElement;
  /** Size of a phase in pixels of the sheet. */
  width: number;
  height: number;
}

/** Phases of a motion. */
export const PHASES = 12;
/** The box of a creature is so much longer than the creature, for what sticks out. */
const ROOM = 1.5;

/** Sprites in a size. They are drawn when they are first asked for, one species a frame at most. */
export interface Sprites {
  of: (species: FishSpecies) => Sprite | undefined;
  /** Draws all that are missing. */
  warm: () => void;
}

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return [canvas, canvas.getContext('2d')];
}

/** Moves the columns of a picture up and down, more towards its tail: how a body swims. */
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

/** Creates sprites for a scale: device pixels of a px at a sea that is 390 wide. */
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

  function render(species: FishSpecies): Sprite | undefined {
    if (species === 'lord' && !isLordLoaded) return undefined;
    const { length, box, bend: tail } = formOf(species);
    const width = Math.ceil(length * ROOM * scale);
    const height = Math.ceil(length * box * 1.1 * scale);
    const [sheet, pen] = canvasOf(width * phases, height);
    if (!pen) return undefined;
    for (let index = 0; index < phases; index += 1) {
      const phase = (index / phases) * Math.PI * 2;
      const [whole, part] = canvasOf(width, height);
      if (!part) return undefined;
      if (species === 'lord') {
        const size = Math.min(height, lordForm.length * scale);
        if (lord) part.drawImage(lord, (width - size) / 2, (height - size) / 2, size, size);
      } else {
        part.translate(width / 2, height / 2);
        part.scale(length * scale, length * scale);
        creatures[species].draw(part, phase);
      }
      bend(pen, whole, { left: index * width, width, height, swing: tail * length * scale * 2, phase });
    }
    return { sheet, width, height };
  }

  function of(species: FishSpecies): Sprite | undefined {
    const known = drawn.get(species);
    if (known) return known;
    const made = render(species);
    if (made) drawn.set(species, made);
    return made;
  }

  return {
    of,
    warm() {
      for (const species of fishSpecies) of(species);
    },
  };
}

/** A still picture of a species, for lists. */
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
