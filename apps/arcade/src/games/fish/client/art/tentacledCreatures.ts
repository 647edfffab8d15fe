import { coat, curve, eye, LINE, paint, shine, spot, tentacle, type Pen } from './pen.ts';

export function drawJellyfish(pen: Pen, phase: number): void {
  const beat = Math.sin(phase);
  const width = 0.36 - beat * 0.035;
  // It swims with its bell ahead.
  for (let i = 0; i < 7; i += 1) {
    const y = -0.24 + i * 0.08;
    tentacle(pen, {
      from: [-0.02, y],
      to: [-0.48 + (i % 2) * 0.08 + beat * 0.03, y * 1.15],
      bend: Math.sin(phase + i * 1.3) * 0.1,
      width: 0.016 + (i % 2) * 0.012,
      colour: i % 2 ? '#ff9fe0cc' : '#c77dffcc',
      line: '#5a1e7a66',
    });
  }
  curve(pen, [
    0.02,
    -width,
    0.3 + beat * 0.03,
    -width * 1.05,
    0.46 + beat * 0.03,
    -0.18,
    0.46 + beat * 0.03,
    0,
    0.46 + beat * 0.03,
    0.18,
    0.3 + beat * 0.03,
    width * 1.05,
    0.02,
    width,
    -0.06,
    width * 0.7,
    0.03,
    width * 0.4,
    -0.05,
    width * 0.2,
    -0.06,
    0,
    -0.06,
    0,
    -0.05,
    -width * 0.2,
    0.03,
    -width * 0.4,
    -0.06,
    -width * 0.7,
    0.02,
    -width,
  ]);
  const glow = pen.createRadialGradient(0.24, -0.1, 0.02, 0.18, 0, 0.42);
  glow.addColorStop(0, '#fff0ff');
  glow.addColorStop(0.4, '#ff9be8e8');
  glow.addColorStop(1, '#8b45d6e0');
  pen.fillStyle = glow;
  pen.fill();
  pen.strokeStyle = '#4a1770';
  pen.lineWidth = LINE;
  pen.stroke();
  for (const [x, y] of [
    [0.2, -0.16],
    [0.28, 0],
    [0.2, 0.16],
  ] as const)
    spot(pen, x, y, 0.05, '#ffffff66');
  eye(pen, 0.14, -0.09, 0.042);
  eye(pen, 0.14, 0.09, 0.042);
}

export function drawSquid(pen: Pen, phase: number): void {
  const skin = coat('#c2304f', '#f2698b', '#ffd2dc', '#4a0a1c');
  for (let i = 0; i < 6; i += 1) {
    const y = -0.13 + i * 0.052;
    tentacle(pen, {
      from: [-0.06, y],
      to: [-0.5 + (i % 3) * 0.05, y * 1.9],
      bend: Math.sin(phase + i) * 0.09,
      width: 0.03,
      colour: i % 2 ? '#e0567a' : '#f27d9b',
      line: '#4a0a1c',
    });
  }
  // Fins of the mantle.
  const flap = Math.sin(phase) * 0.03;
  curve(pen, [
    0.46,
    0,
    0.4,
    -0.24 - flap,
    0.26,
    -0.28 - flap,
    0.16,
    -0.12,
    0.12,
    -0.04,
    0.12,
    0.04,
    0.16,
    0.12,
    0.26,
    0.28 + flap,
    0.4,
    0.24 + flap,
    0.46,
    0,
  ]);
  paint(pen, coat('#a8213f', '#dd4b70', '#f7a3b7', '#4a0a1c'), 0.28);
  curve(
    pen,
    [
      0.5, 0, 0.4, -0.1, 0.2, -0.19, 0, -0.16, -0.1, -0.14, -0.14, -0.06, -0.12, 0, -0.14, 0.06, -0.1, 0.14, 0, 0.16,
      0.2, 0.19, 0.4, 0.1, 0.5, 0,
    ],
  );
  paint(pen, skin, 0.18);
  for (let i = 0; i < 8; i += 1)
    spot(pen, 0.34 - i * 0.045, -0.06 + (i % 3) * 0.05, 0.012 + (i % 2) * 0.008, '#8c1733aa');
  shine(pen, 0.18, -0.1, 0.16, 0.03, 0.1);
  eye(pen, -0.03, -0.085, 0.05, '#f0c22b');
  eye(pen, -0.03, 0.085, 0.05, '#f0c22b');
}

export function drawKraken(pen: Pen, phase: number): void {
  const line = '#220a3a';
  for (let i = 0; i < 8; i += 1) {
    const y = -0.28 + i * 0.08;
    tentacle(pen, {
      from: [-0.02, y * 0.7],
      to: [-0.48 + ((i * 7) % 3) * 0.06, y * 1.5 + Math.sin(phase + i * 0.9) * 0.06],
      bend: Math.sin(phase + i * 1.7) * 0.14,
      width: 0.052,
      colour: i % 2 ? '#7b2fb8' : '#9a4ad6',
      line,
    });
  }
  curve(
    pen,
    [
      0.48, 0, 0.46, -0.22, 0.28, -0.36, 0.08, -0.3, -0.06, -0.26, -0.12, -0.14, -0.08, 0, -0.12, 0.14, -0.06, 0.26,
      0.08, 0.3, 0.28, 0.36, 0.46, 0.22, 0.48, 0,
    ],
  );
  paint(pen, coat('#5b1b96', '#a45ae6', '#e2b8ff', line), 0.36);
  for (const [x, y, r] of [
    [0.34, -0.14, 0.03],
    [0.4, 0.02, 0.024],
    [0.3, 0.16, 0.032],
    [0.2, -0.22, 0.02],
    [0.22, 0.02, 0.018],
  ] as const)
    spot(pen, x, y, r, '#4a1480aa');
  shine(pen, 0.24, -0.2, 0.14, 0.04, -0.3);
  for (const side of [-1, 1]) {
    eye(pen, 0.03, side * 0.12, 0.062, '#ff9a1f');
    // An angry brow.
    pen.beginPath();
    pen.moveTo(0.1, side * 0.03);
    pen.lineTo(0.11, side * 0.2);
    pen.strokeStyle = line;
    pen.lineWidth = 0.03;
    pen.lineCap = 'round';
    pen.stroke();
  }
}
