/** The content of a round's picture. All texts are in the player's language. */
export interface SharePicture {
  title: string;
  /** The large figure, such as "×12.50" or "฿250.00". */
  figure: string;
  /** The line under it: stake and win. */
  words: string;
  /** The address of the card's drawing; undefined for a game with its own look. */
  motif: string | undefined;
}

/** The side of the picture in pixels. Messengers do not crop a square. */
const SIDE = 1080;
const MARGIN = 88;
const QUALITY = 0.9;

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Draws centred text, shrunk to fit the width. */
function writeLine(
  canvas: CanvasRenderingContext2D,
  line: string,
  { y, size, weight, colour }: { y: number; size: number; weight: number; colour: string },
): void {
  const family = getComputedStyle(document.body).fontFamily;
  let fitting = size;
  do {
    canvas.font = `${weight} ${fitting}px ${family}`;
    fitting -= 4;
  } while (canvas.measureText(line).width > SIDE - 2 * MARGIN && fitting > 20);
  canvas.fillStyle = colour;
  canvas.fillText(line, SIDE / 2, y);
}

/**
 * Draws a settled round as a square picture in the colours of its game, as JPEG: its gradients make a PNG of a
 * megabyte. Null if the browser cannot draw it. It is loaded when the first round is shared.
 */
export async function drawSharePicture({ title, figure, words, motif }: SharePicture): Promise<Blob | null> {
  const element = document.createElement('canvas');
  element.width = SIDE;
  element.height = SIDE;
  const canvas = element.getContext('2d');
  if (!canvas) return null;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string, otherwise: string): string => style.getPropertyValue(name).trim() || otherwise;
  const light = colour('--light', '#ffe9b0');

  const sky = canvas.createLinearGradient(0, 0, 0, SIDE);
  sky.addColorStop(0, colour('--sky-0', '#1b1038'));
  sky.addColorStop(0.55, colour('--sky-1', '#3a1c5c'));
  sky.addColorStop(1, colour('--ink', '#0b0718'));
  canvas.fillStyle = sky;
  canvas.fillRect(0, 0, SIDE, SIDE);

  const glow = canvas.createRadialGradient(SIDE / 2, 400, 40, SIDE / 2, 400, 520);
  glow.addColorStop(0, `${light}66`);
  glow.addColorStop(1, `${light}00`);
  canvas.fillStyle = glow;
  canvas.fillRect(0, 0, SIDE, SIDE);

  canvas.strokeStyle = `${light}55`;
  canvas.lineWidth = 4;
  canvas.strokeRect(36, 36, SIDE - 72, SIDE - 72);

  if (motif !== undefined) {
    const image = await loadImage(motif);
    canvas.drawImage(image, (SIDE - 460) / 2, 170, 460, 460);
  }
  canvas.textAlign = 'center';
  canvas.textBaseline = 'alphabetic';
  writeLine(canvas, title, { y: 132, size: 56, weight: 600, colour: '#ffffff' });
  writeLine(canvas, figure, {
    y: motif === undefined ? 560 : 810,
    size: motif === undefined ? 190 : 150,
    weight: 700,
    colour: light,
  });
  writeLine(canvas, words, { y: motif === undefined ? 680 : 920, size: 48, weight: 500, colour: '#ffffff' });

  return new Promise((resolve) => {
    element.toBlob(resolve, 'image/jpeg', QUALITY);
  });
}
