import { qrPath } from '@parlor/ui-kit/qr-code';

/** The text of a poster. */
export interface PosterTexts {
  brand: string;
  title: string;
  text: string;
  code: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const HERO_HEIGHT = Math.round((WIDTH * 420) / 960);
const QR_SIDE = 520;

/** Loads a picture of the site; null if it fails, because the poster does not need it. */
function loadPicture(src: string): Promise<HTMLImageElement | null> {
  return new Promise((done) => {
    const picture = new Image();
    picture.addEventListener('load', () => done(picture));
    picture.addEventListener('error', () => done(null));
    picture.src = src;
  });
}

/** Writes a centred line, in a smaller size if it does not fit. */
function writeLine(
  pen: CanvasRenderingContext2D,
  text: string,
  { y, size, font, color }: { y: number; size: number; font: string; color: string },
): void {
  pen.fillStyle = color;
  pen.textAlign = 'center';
  pen.font = `600 ${size}px ${font}`;
  const fitting = Math.min(size, (size * (WIDTH - 120)) / pen.measureText(text).width);
  pen.font = `600 ${fitting}px ${font}`;
  pen.fillText(text, WIDTH / 2, y);
}

/**
 * Draws the poster of a link in the brand's style: hero, colours, fonts and the QR code. Null if the browser cannot
 * draw.
 */
export async function drawPoster(url: string, texts: PosterTexts, heroSource: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const style = getComputedStyle(document.documentElement);
  const role = (name: string) => style.getPropertyValue(name).trim();
  const [display, text] = [role('--font-display') || 'sans-serif', role('--font-text') || 'sans-serif'];

  pen.fillStyle = role('--surface-base');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const hero = await loadPicture(heroSource);
  if (hero) pen.drawImage(hero, 0, 0, WIDTH, HERO_HEIGHT);
  pen.fillStyle = role('--accent-base');
  pen.fillRect(0, HERO_HEIGHT, WIDTH, 8);

  writeLine(pen, texts.brand, { y: HERO_HEIGHT + 120, size: 84, font: display, color: role('--text-accent') });
  writeLine(pen, texts.title, { y: HERO_HEIGHT + 190, size: 44, font: text, color: role('--text-primary') });

  const { size, path } = qrPath(url);
  const [left, top] = [(WIDTH - QR_SIDE) / 2, HERO_HEIGHT + 235];
  // oxlint-disable parlor/no-literal-color -- not a brand's colours: a QR reader needs dark on light
  pen.fillStyle = 'white';
  pen.fillRect(left, top, QR_SIDE, QR_SIDE);
  pen.save();
  pen.translate(left, top);
  pen.scale(QR_SIDE / size, QR_SIDE / size);
  pen.fillStyle = 'black';
  const squares = new Path2D(path);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it is a canvas, not an array
  pen.fill(squares);
  pen.restore();
  // oxlint-enable parlor/no-literal-color

  writeLine(pen, texts.text, { y: top + QR_SIDE + 56, size: 36, font: text, color: role('--text-secondary') });
  writeLine(pen, texts.code, { y: top + QR_SIDE + 104, size: 40, font: display, color: role('--text-primary') });
  return new Promise((done) => {
    canvas.toBlob(done, 'image/png');
  });
}
