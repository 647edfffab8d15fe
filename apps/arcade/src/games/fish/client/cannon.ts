type Pen = CanvasRenderingContext2D;

/** Draws the barrel of a cannon that points upwards, with its pivot at 0, 0. A larger bullet has a larger barrel. */
function barrel(pen: Pen, tier: number, accent: string): void {
  const wide = 15 + tier * 4;
  const long = 52 + tier * 5;
  const steel = pen.createLinearGradient(-wide, 0, wide, 0);
  for (const [at, colour] of [
    [0, '#3b2505'],
    [0.22, '#f7d67a'],
    [0.45, '#c98d1b'],
    [0.75, '#f3bf4b'],
    [1, '#4a2c04'],
  ] as const)
    steel.addColorStop(at, colour);
  pen.fillStyle = steel;
  pen.strokeStyle = '#2a1800';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(-wide * 0.9, 8);
  pen.quadraticCurveTo(-wide * 1.15, -long * 0.3, -wide * 0.7, -long * 0.62);
  pen.lineTo(-wide * 0.62, -long);
  pen.lineTo(wide * 0.62, -long);
  pen.lineTo(wide * 0.7, -long * 0.62);
  pen.quadraticCurveTo(wide * 1.15, -long * 0.3, wide * 0.9, 8);
  pen.closePath();
  pen.fill();
  pen.stroke();
  for (let i = 0; i <= tier; i += 1) {
    pen.fillStyle = i % 2 ? '#fff1bd' : accent;
    pen.fillRect(-wide * 0.82, -long * 0.32 - i * 9, wide * 1.64, 5);
    pen.strokeRect(-wide * 0.82, -long * 0.32 - i * 9, wide * 1.64, 5);
  }
  pen.fillStyle = steel;
  pen.fillRect(-wide * 0.85, -long - 7, wide * 1.7, 11);
  pen.strokeRect(-wide * 0.85, -long - 7, wide * 1.7, 11);
  pen.fillStyle = '#140b00';
  pen.beginPath();
  pen.ellipse(0, -long - 6, wide * 0.5, 3.5, 0, 0, Math.PI * 2);
  pen.fill();
}

function base(pen: Pen, accent: string): void {
  const dome = pen.createRadialGradient(-10, -14, 4, 0, 0, 44);
  dome.addColorStop(0, '#fff3c9');
  dome.addColorStop(0.35, '#e0a52d');
  dome.addColorStop(1, '#4c2d03');
  pen.fillStyle = dome;
  pen.strokeStyle = '#2a1800';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(0, 12, 36, Math.PI, 0);
  pen.closePath();
  pen.fill();
  pen.stroke();
  pen.fillStyle = accent;
  pen.beginPath();
  pen.arc(0, 0, 9, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
}

interface CannonPicture {
  draw: (pen: Pen, place: { x: number; y: number; angle: number; tier: number; recoil: number }) => void;
}

const SIZE = 130;

/** Draws the parts of the cannon once for each tier. */
export function createCannon(ratio: number, accent: string): CannonPicture {
  const parts = new Map<string, HTMLCanvasElement>();
  function part(name: string, draw: (pen: Pen) => void): HTMLCanvasElement {
    const known = parts.get(name);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = SIZE * ratio;
    canvas.height = SIZE * ratio;
    const pen = canvas.getContext('2d');
    pen?.scale(ratio, ratio);
    pen?.translate(SIZE / 2, SIZE - 30);
    if (pen) draw(pen);
    parts.set(name, canvas);
    return canvas;
  }
  return {
    draw(pen, { x, y, angle, tier, recoil }) {
      pen.save();
      pen.translate(x, y);
      pen.rotate(angle + Math.PI / 2);
      pen.drawImage(
        part(`barrel ${tier}`, (partPen) => barrel(partPen, tier, accent)),
        -SIZE / 2,
        -SIZE + 30 + recoil,
        SIZE,
        SIZE,
      );
      pen.restore();
      pen.drawImage(
        part('base', (partPen) => base(partPen, accent)),
        x - SIZE / 2,
        y - SIZE + 30,
        SIZE,
        SIZE,
      );
    },
  };
}

/** Draws a bullet once for each tier: a ball of light with a tail, flying to the right. */
export function createBulletPicture(ratio: number, accent: string): (tier: number) => HTMLCanvasElement {
  const drawn = new Map<number, HTMLCanvasElement>();
  return (tier) => {
    const known = drawn.get(tier);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = 64 * ratio;
    canvas.height = 32 * ratio;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.scale(ratio, ratio);
      const radius = 6 + tier * 1.6;
      const tail = pen.createLinearGradient(4, 0, 46, 0);
      tail.addColorStop(0, '#ffffff00');
      tail.addColorStop(1, `${accent}cc`);
      pen.fillStyle = tail;
      pen.beginPath();
      pen.moveTo(4, 16);
      pen.lineTo(46, 16 - radius * 0.9);
      pen.lineTo(46, 16 + radius * 0.9);
      pen.fill();
      const ball = pen.createRadialGradient(46, 14, 1, 46, 16, radius);
      ball.addColorStop(0, '#fff');
      ball.addColorStop(0.45, '#fff0b0');
      ball.addColorStop(1, accent);
      pen.fillStyle = ball;
      pen.beginPath();
      pen.arc(46, 16, radius, 0, Math.PI * 2);
      pen.fill();
    }
    drawn.set(tier, canvas);
    return canvas;
  };
}
