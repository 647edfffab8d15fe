import { coat, curve, eye, LINE, paint, spot, type Pen } from './pen.ts';

const scales = coat('#0b6b57', '#19b08a', '#c9f5c0', '#04291f');
const gold = coat('#ffe27a', '#f2b01e', '#b36b00', '#5a3200');
/** The number of joints of the body, and its ends as fractions of its length. */
const JOINTS = 30;
const NECK = 0.27;

/** Returns the middle of the body at a part of its length, from the neck to the tail. */
function at(t: number, phase: number): readonly [x: number, y: number] {
  const wave = Math.sin(phase - t * 8.5);
  return [NECK - t * 0.78, wave * (0.035 + 0.1 * Math.min(1, t * 1.6)) - 0.02];
}

/** Returns half the thickness of the body at a part of its length. */
function thick(t: number): number {
  return 0.092 * (1 - t) ** 0.75 + 0.008;
}

function body(pen: Pen, phase: number): void {
  // The crest along the back.
  pen.beginPath();
  for (let i = 0; i <= JOINTS; i += 1) {
    const t = i / JOINTS;
    const [x, y] = at(t, phase);
    pen.lineTo(x, y - thick(t) - (i % 2 === 0 ? 0 : 0.055 * (1 - t * 0.7)));
  }
  for (let i = JOINTS; i >= 0; i -= 1) pen.lineTo(...at(i / JOINTS, phase));
  pen.closePath();
  paint(pen, gold, 0.2, LINE * 0.7);
  pen.beginPath();
  for (let i = 0; i <= JOINTS; i += 1) {
    const [x, y] = at(i / JOINTS, phase);
    pen.lineTo(x, y - thick(i / JOINTS));
  }
  for (let i = JOINTS; i >= 0; i -= 1) {
    const [x, y] = at(i / JOINTS, phase);
    pen.lineTo(x, y + thick(i / JOINTS));
  }
  pen.closePath();
  paint(pen, scales, 0.2);
  // Rows of scales on the flank, and the plates of the belly.
  for (let i = 1; i < JOINTS; i += 1) {
    const t = i / JOINTS;
    const [x, y] = at(t, phase);
    const size = thick(t);
    spot(pen, x, y - size * 0.35, size * 0.34, '#0b6b5799', 0.8);
    spot(pen, x - 0.013, y + size * 0.12, size * 0.28, '#9ff0cc66', 0.8);
    pen.beginPath();
    pen.moveTo(x, y + size * 0.45);
    pen.lineTo(x - 0.01, y + size * 0.92);
    pen.strokeStyle = '#8a6a1088';
    pen.lineWidth = 0.007;
    pen.stroke();
  }
  // The fan of the tail.
  const [tx, ty] = at(1, phase);
  const sway = Math.cos(phase - 8.5) * 0.04;
  curve(pen, [
    tx + 0.04,
    ty,
    tx,
    ty - 0.04,
    tx - 0.03,
    ty - 0.15 + sway,
    tx - 0.02,
    ty - 0.17 + sway,
    tx - 0.02,
    ty - 0.08,
    tx - 0.05,
    ty - 0.04,
    tx - 0.05,
    ty + sway,
    tx - 0.05,
    ty + 0.04,
    tx - 0.02,
    ty + 0.08,
    tx - 0.02,
    ty + 0.15 + sway,
    tx,
    ty + 0.04,
    tx + 0.03,
    ty,
    tx + 0.04,
    ty,
  ]);
  paint(pen, gold, 0.18, LINE * 0.8);
}

/** Draws a whisker that sways from the snout. */
function whisker(pen: Pen, x: number, y: number, phase: number, side: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.bezierCurveTo(
    x + 0.03,
    y + side * 0.06,
    x - 0.04,
    y + side * 0.12,
    x - 0.12 + Math.sin(phase) * 0.02,
    y + side * 0.13,
  );
  pen.strokeStyle = '#ffd95e';
  pen.lineWidth = 0.011;
  pen.lineCap = 'round';
  pen.stroke();
}

function head(pen: Pen, phase: number): void {
  const [nx, ny] = at(0, phase);
  pen.save();
  pen.translate(nx + 0.06, ny - 0.01);
  // The hood of the neck.
  curve(
    pen,
    [
      0.02, -0.04, -0.04, -0.2, -0.13, -0.24, -0.16, -0.19, -0.14, -0.1, -0.14, 0.1, -0.16, 0.17, -0.1, 0.2, -0.02,
      0.14, 0.02, 0.06,
    ],
  );
  paint(pen, coat('#d3332f', '#f0683a', '#ffc27a', '#4a0a08'), 0.24, LINE);
  // The crown of three flames.
  for (const [x, y, turn, size] of [
    [-0.06, -0.09, -0.62, 0.17],
    [-0.01, -0.1, -0.25, 0.22],
    [0.05, -0.09, 0.12, 0.15],
  ] as const) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    curve(pen, [
      -0.04,
      0.02,
      -0.05,
      -size * 0.5,
      0,
      -size * 0.5,
      0,
      -size,
      0.02,
      -size * 0.5,
      0.06,
      -size * 0.4,
      0.04,
      0.02,
    ]);
    paint(pen, gold, size, LINE * 0.8);
    pen.restore();
  }
  // The lower jaw, which opens and shuts.
  const gape = 0.03 + 0.015 * Math.sin(phase);
  curve(pen, [
    -0.06,
    0.06,
    0.02,
    0.12,
    0.1,
    0.11 + gape,
    0.19,
    0.07 + gape,
    0.16,
    0.05 + gape,
    0.08,
    0.04,
    -0.02,
    0.04,
  ]);
  paint(pen, scales, 0.12, LINE * 0.9);
  // Skull and snout.
  curve(
    pen,
    [
      -0.1, 0.06, -0.14, -0.06, -0.06, -0.13, 0.03, -0.12, 0.09, -0.11, 0.12, -0.06, 0.17, -0.06, 0.23, -0.05, 0.24,
      0.02, 0.21, 0.04, 0.12, 0.06, 0.0, 0.07, -0.1, 0.06,
    ],
  );
  paint(pen, scales, 0.13);
  pen.beginPath();
  for (const x of [0.19, 0.14, 0.09]) {
    pen.moveTo(x, 0.035);
    pen.lineTo(x - 0.012, 0.085);
    pen.lineTo(x - 0.026, 0.042);
  }
  pen.fillStyle = '#fffdf0';
  pen.fill();
  spot(pen, 0.205, -0.02, 0.013, '#04291f');
  whisker(pen, 0.19, 0.02, phase, 1);
  whisker(pen, 0.17, -0.05, phase + 1, -1);
  eye(pen, 0.04, -0.045, 0.042, '#ff9a1f');
  pen.beginPath();
  pen.moveTo(-0.02, -0.1);
  pen.lineTo(0.1, -0.07);
  pen.strokeStyle = '#04291f';
  pen.lineWidth = 0.02;
  pen.lineCap = 'round';
  pen.stroke();
  // The pearl that it guards, before its snout.
  const glow = pen.createRadialGradient(0.13, 0.17, 0, 0.13, 0.17, 0.11);
  glow.addColorStop(0, '#fffbe6');
  glow.addColorStop(0.4, '#ffe27aaa');
  glow.addColorStop(1, '#ffe27a00');
  pen.fillStyle = glow;
  pen.fillRect(0.02, 0.06, 0.22, 0.22);
  spot(pen, 0.13, 0.17, 0.045, '#fff3c4');
  spot(pen, 0.118, 0.158, 0.016, '#fff');
  pen.restore();
}

/** Draws the naga: a crowned serpent with the pearl of its hoard. */
export function drawNaga(pen: Pen, phase: number): void {
  body(pen, phase);
  head(pen, phase);
}
