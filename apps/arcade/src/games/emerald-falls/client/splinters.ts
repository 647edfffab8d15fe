import { element } from '../../../shell/element.ts';

/** Splinters of burst symbols, over the board. */
export interface Splinters {
  root: HTMLElement;
  /** Throws splinters of a colour from places, given as fractions of the board's width and height. */
  throw: (places: readonly { x: number; y: number }[], colour: string, perPlace: number) => void;
  clear: () => void;
}

interface Splinter {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  size: number;
  colour: string;
  remaining: number;
}

const LIFE_S = 0.9;
const GRAVITY = 2.6;

/** Creates the layer. It draws only while splinters fly. */
export function createSplinters(): Splinters {
  const canvas = element('canvas', { class: 'splinters', 'aria-hidden': 'true' });
  const pen = canvas.getContext('2d');
  let flying: Splinter[] = [];
  let lastMs: number | undefined;

  function drawSplinter(context: CanvasRenderingContext2D, splinter: Splinter, unit: number): void {
    const { x, y, turn, size, colour, remaining } = splinter;
    context.save();
    context.globalAlpha = Math.min(1, remaining / (LIFE_S * 0.6));
    context.translate(x * canvas.width, y * canvas.height);
    context.rotate(turn);
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, -size * unit);
    context.lineTo(size * unit * 0.7, size * unit * 0.5);
    context.lineTo(-size * unit * 0.6, size * unit * 0.6);
    context.fill();
    context.fillStyle = '#ffffffb0';
    context.fillRect(-size * unit * 0.15, -size * unit * 0.5, size * unit * 0.22, size * unit * 0.6);
    context.restore();
  }

  function frame(nowMs: number): void {
    if (!pen) return;
    const seconds = Math.min(0.05, (nowMs - (lastMs ?? nowMs)) / 1000);
    lastMs = nowMs;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    flying = flying.filter(({ remaining }) => remaining > 0);
    for (const splinter of flying) {
      splinter.vy += GRAVITY * seconds;
      splinter.x += splinter.vx * seconds;
      splinter.y += splinter.vy * seconds;
      splinter.turn += splinter.spin * seconds;
      splinter.remaining -= seconds;
      drawSplinter(pen, splinter, canvas.width / 100);
    }
    if (flying.length > 0) requestAnimationFrame(frame);
    else lastMs = undefined;
  }

  return {
    root: canvas,
    throw(places, colour, perPlace) {
      if (!pen) return;
      if (flying.length === 0) {
        canvas.width = canvas.clientWidth;
        canvas.height = canvas.clientHeight;
        requestAnimationFrame(frame);
      }
      for (const { x, y } of places)
        for (let i = 0; i < perPlace; i += 1) {
          const angle = Math.random() * Math.PI * 2;
          const speed = 0.15 + Math.random() * 0.5;
          flying.push({
            x,
            y,
            vx: Math.cos(angle) * speed,
            vy: Math.sin(angle) * speed - 0.45,
            turn: angle,
            spin: (Math.random() - 0.5) * 14,
            size: 0.8 + Math.random() * 1.6,
            colour,
            remaining: LIFE_S * (0.6 + Math.random() * 0.4),
          });
        }
    },
    clear() {
      flying = [];
    },
  };
}
