import { element } from '../../../shell/element.ts';
import type { Point } from './foil.ts';

/** The picture of the foil, over the fields. Lengths are in fields. */
export interface FoilPicture {
  root: HTMLCanvasElement;
  /** False if the browser has no canvas. The style sheet then covers the fields. */
  isDrawn: boolean;
  /** Draws the whole foil. */
  cover: () => void;
  scratch: (from: Point, to: Point, radius: number) => void;
  /** Removes the foil of a field. */
  open: (field: number) => void;
}

/** Distance between the stripes of the shine, as a fraction of a field. */
const STRIPE = 0.22;

/** Creates the picture. Each field shows the emblem, an address of an image in one colour. */
export function createFoilPicture(
  root: HTMLCanvasElement,
  columns: number,
  rows: number,
  emblem: string | undefined,
): FoilPicture {
  const context = root.getContext('2d');
  const stamp = emblem === undefined ? undefined : element('img', { src: emblem, alt: '' });
  stamp?.addEventListener('load', () => drawFoil());
  /** The scratches since the foil was drawn, for redrawing: a resized canvas loses its content. */
  let acts: (() => void)[] = [];

  function eraser(): CanvasRenderingContext2D | undefined {
    if (!context) return undefined;
    context.globalCompositeOperation = 'destination-out';
    return context;
  }

  function drawFoil(): void {
    if (!context) return;
    const ratio = Math.min(2, devicePixelRatio || 1);
    root.width = Math.max(1, Math.round(root.clientWidth * ratio));
    root.height = Math.max(1, Math.round(root.clientHeight * ratio));
    context.setTransform(root.width / columns, 0, 0, root.height / rows, 0, 0);
    context.globalCompositeOperation = 'source-over';
    const style = getComputedStyle(root);
    const [light, dark] = ['--foil-light', '--foil-dark'].map((name) => style.getPropertyValue(name).trim());
    const metal = context.createLinearGradient(0, 0, columns, rows);
    for (let stop = 0; stop <= 6; stop += 1) metal.addColorStop(stop / 6, (stop % 2 === 0 ? dark : light) || 'silver');
    context.fillStyle = metal;
    context.fillRect(0, 0, columns, rows);
    // A fine shine from corner to corner.
    context.strokeStyle = light || 'white';
    context.globalAlpha = 0.22;
    context.lineWidth = 0.035;
    context.beginPath();
    for (let at = -rows; at < columns; at += STRIPE) {
      context.moveTo(at, 0);
      context.lineTo(at + rows, rows);
    }
    context.stroke();
    drawFields(context, dark);
    context.globalAlpha = 1;
    for (const again of acts) again();
  }

  /** Marks the fields by lines between them and the emblem in each. */
  function drawFields(pen: CanvasRenderingContext2D, dark: string | undefined): void {
    pen.strokeStyle = dark || 'gray';
    pen.globalAlpha = 0.7;
    pen.lineWidth = 0.02;
    pen.beginPath();
    for (let column = 1; column < columns; column += 1) {
      pen.moveTo(column, 0);
      pen.lineTo(column, rows);
    }
    for (let row = 1; row < rows; row += 1) {
      pen.moveTo(0, row);
      pen.lineTo(columns, row);
    }
    pen.stroke();
    if (!stamp?.complete || stamp.naturalWidth === 0) return;
    pen.globalAlpha = 0.32;
    // Fields are wider than high, emblems are square.
    const width = (0.56 * root.height * columns) / (root.width * rows);
    for (let field = 0; field < columns * rows; field += 1)
      pen.drawImage(stamp, (field % columns) + (1 - width) / 2, Math.floor(field / columns) + 0.22, width, 0.56);
  }

  function act(does: () => void): void {
    acts.push(does);
    does();
  }

  if (context && typeof ResizeObserver === 'function') new ResizeObserver(drawFoil).observe(root);

  return {
    root,
    isDrawn: context !== null,
    cover() {
      acts = [];
      drawFoil();
    },
    scratch(from, to, radius) {
      act(() => {
        const pen = eraser();
        if (!pen) return;
        pen.lineWidth = radius * 2;
        pen.lineCap = 'round';
        pen.beginPath();
        pen.moveTo(from.x, from.y);
        // A line to the same place draws nothing, a dot does.
        pen.lineTo(to.x + 0.001, to.y);
        pen.stroke();
      });
    },
    open(field) {
      act(() => eraser()?.clearRect(field % columns, Math.floor(field / columns), 1, 1));
    },
  };
}
