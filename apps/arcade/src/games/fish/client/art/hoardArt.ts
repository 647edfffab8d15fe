import type { ChestKind } from '../../treasure.ts';
import { coat, curve, LINE, paint, shine, spot, type Pen } from './pen.ts';

const wood = coat('#a8672c', '#8a4b1c', '#5e2f10', '#2c1305');
const brass = '#ffcf5a';

function box(pen: Pen, from: readonly [number, number], to: readonly [number, number]): void {
  pen.beginPath();
  pen.rect(from[0], from[1], to[0] - from[0], to[1] - from[1]);
}

function coins(pen: Pen): void {
  for (const [x, y] of [
    [-0.26, -0.04],
    [0.26, -0.04],
    [-0.13, -0.1],
    [0.13, -0.1],
    [0, -0.06],
    [0, -0.17],
  ] as const) {
    spot(pen, x, y, 0.115, '#7a4a00');
    spot(pen, x, y, 0.1, '#ffc22e');
    spot(pen, x - 0.02, y - 0.025, 0.06, '#ffe58a');
  }
}

function pearl(pen: Pen): void {
  const glow = pen.createRadialGradient(0, -0.14, 0.04, 0, -0.14, 0.34);
  glow.addColorStop(0, '#d9fff6');
  glow.addColorStop(1, '#7fe7d800');
  pen.fillStyle = glow;
  pen.fillRect(-0.45, -0.5, 0.9, 0.6);
  spot(pen, 0, -0.13, 0.2, '#2f8f86');
  spot(pen, 0, -0.13, 0.185, '#bff5ea');
  spot(pen, -0.05, -0.19, 0.07, '#fff');
}

/** Draws a chest of the hoard in its own box, 1 wide and high: closed, or open with its content. */
export function drawChest(pen: Pen, kind: ChestKind | 'closed'): void {
  if (kind === 'closed') {
    curve(
      pen,
      [
        -0.4, -0.02, -0.4, -0.24, -0.3, -0.34, -0.14, -0.34, -0.05, -0.34, 0.05, -0.34, 0.14, -0.34, 0.3, -0.34, 0.4,
        -0.24, 0.4, -0.02,
      ],
    );
    paint(pen, wood, 0.34, LINE * 1.6);
    shine(pen, -0.08, -0.24, 0.2, 0.035, 0);
  } else {
    // The open lid behind.
    curve(
      pen,
      [
        -0.4, -0.02, -0.42, -0.3, -0.36, -0.46, -0.2, -0.46, -0.1, -0.46, 0.1, -0.46, 0.2, -0.46, 0.36, -0.46, 0.42,
        -0.3, 0.4, -0.02,
      ],
    );
    paint(pen, coat('#5e2f10', '#43200a', '#2c1305', '#2c1305'), 0.46, LINE * 1.6);
    if (kind === 'coins') coins(pen);
    else if (kind === 'pearl') pearl(pen);
  }
  box(pen, [-0.42, -0.02], [0.42, 0.38]);
  paint(pen, wood, 0.38, LINE * 1.6);
  pen.fillStyle = brass;
  for (const x of [-0.34, 0.26]) pen.fillRect(x, -0.02, 0.08, 0.4);
  pen.fillRect(-0.42, -0.02, 0.84, 0.06);
  spot(pen, 0, 0.13, 0.075, '#2c1305');
  spot(pen, 0, 0.13, 0.058, brass);
}
