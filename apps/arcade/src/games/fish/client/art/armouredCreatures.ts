import { coat, curve, eye, LINE, paint, shine, spot, type Coat, type Pen } from './pen.ts';

export function drawTurtle(pen: Pen, phase: number): void {
  const skin = coat('#4f8f3a', '#86c25a', '#cfe89b', '#1d3a12');
  const stroke = Math.sin(phase) * 0.35;
  // Seen from above: four flippers.
  const flipper = (x: number, y: number, angle: number, length: number): void => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle);
    curve(pen, [
      0,
      -0.05,
      length * 0.4,
      -0.09,
      length * 0.9,
      -0.06,
      length,
      0.02,
      length * 0.8,
      0.08,
      length * 0.3,
      0.07,
      0,
      0.05,
    ]);
    paint(pen, skin, 0.1, 0.014);
    for (let i = 0; i < 3; i += 1) spot(pen, length * (0.3 + i * 0.18), 0, 0.018, '#2f6122aa');
    pen.restore();
  };
  flipper(0.18, -0.2, -1.9 + stroke, 0.32);
  flipper(0.18, 0.2, 1.9 - stroke, 0.32);
  flipper(-0.26, -0.16, -2.5 - stroke * 0.6, 0.2);
  flipper(-0.26, 0.16, 2.5 + stroke * 0.6, 0.2);
  curve(pen, [0.28, -0.08, 0.34, -0.12, 0.48, -0.1, 0.5, 0, 0.48, 0.1, 0.34, 0.12, 0.28, 0.08]);
  paint(pen, skin, 0.12);
  eye(pen, 0.42, -0.06, 0.026);
  eye(pen, 0.42, 0.06, 0.026);
  pen.beginPath();
  pen.ellipse(-0.02, 0, 0.34, 0.28, 0, 0, Math.PI * 2);
  paint(pen, coat('#7a4a1e', '#b9803a', '#7a4a1e', '#2f1a07'), 0.28, 0.022);
  pen.save();
  pen.clip();
  pen.strokeStyle = '#3f2409cc';
  pen.lineWidth = 0.016;
  for (const [x, y] of [
    [-0.2, 0],
    [0, 0],
    [0.2, 0],
    [-0.1, -0.18],
    [0.1, -0.18],
    [-0.1, 0.18],
    [0.1, 0.18],
  ] as const) {
    pen.beginPath();
    for (let i = 0; i <= 6; i += 1)
      pen.lineTo(x + Math.cos((i * Math.PI) / 3) * 0.095, y + Math.sin((i * Math.PI) / 3) * 0.095);
    pen.fillStyle = '#d9a355';
    pen.fill();
    pen.stroke();
    spot(pen, x - 0.02, y - 0.03, 0.03, '#f3cf8a88');
  }
  shine(pen, 0, -0.17, 0.2, 0.05, 0);
  pen.restore();
}

function claw(
  pen: Pen,
  { x, y, turn, size, skin }: { x: number; y: number; turn: number; size: number; skin: Coat },
): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(size, size);
  curve(
    pen,
    [
      0, -0.1, 0.2, -0.3, 0.6, -0.4, 1, -0.12, 0.8, -0.1, 0.62, -0.06, 0.52, -0.02, 0.7, 0.02, 0.86, 0.04, 0.94, 0.1,
      0.6, 0.34, 0.2, 0.24, 0, 0.1,
    ],
  );
  paint(pen, skin, 0.36, 0.05);
  spot(pen, 0.34, -0.18, 0.08, '#ffffff55', 0.6);
  pen.restore();
}

export function drawLobster(pen: Pen, phase: number): void {
  const skin = coat('#b3161b', '#ec4a34', '#ff9d6b', '#45070a');
  const snap = Math.sin(phase) * 0.12;
  pen.strokeStyle = '#7d1013';
  pen.lineWidth = 0.018;
  pen.lineCap = 'round';
  for (let i = 0; i < 4; i += 1)
    for (const side of [-1, 1]) {
      pen.beginPath();
      pen.moveTo(0.12 - i * 0.07, side * 0.06);
      pen.quadraticCurveTo(0.1 - i * 0.08, side * 0.2, 0.02 - i * 0.09 + Math.sin(phase + i) * 0.03, side * 0.26);
      pen.stroke();
    }
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(0.26, side * 0.05);
    pen.quadraticCurveTo(0.42, side * 0.02, 0.5, side * (0.2 + snap * 0.3));
    pen.lineWidth = 0.01;
    pen.stroke();
    pen.beginPath();
    pen.moveTo(0.16, side * 0.07);
    pen.quadraticCurveTo(0.22, side * 0.22, 0.26, side * 0.2);
    pen.lineWidth = 0.045;
    pen.stroke();
    claw(pen, { x: 0.24, y: side * 0.2, turn: side * (-0.25 + snap), size: 0.28, skin });
  }
  // The tail in rings, and its fan.
  for (let i = 5; i >= 0; i -= 1) {
    const x = -0.06 - i * 0.062;
    pen.beginPath();
    pen.ellipse(x, Math.sin(phase - i * 0.5) * 0.012 * i, 0.055, 0.105 - i * 0.008, 0, 0, Math.PI * 2);
    paint(pen, skin, 0.1);
  }
  for (const turn of [-0.6, -0.25, 0.25, 0.6, 0]) {
    pen.save();
    pen.translate(-0.38, Math.sin(phase - 2.5) * 0.05);
    pen.rotate(turn);
    pen.beginPath();
    pen.ellipse(-0.07, 0, 0.085, 0.036, 0, 0, Math.PI * 2);
    paint(pen, skin, 0.05, 0.012);
    pen.restore();
  }
  curve(
    pen,
    [0.34, 0, 0.3, -0.07, 0.14, -0.13, 0, -0.12, -0.1, -0.1, -0.1, 0.1, 0, 0.12, 0.14, 0.13, 0.3, 0.07, 0.34, 0],
  );
  paint(pen, skin, 0.13);
  shine(pen, 0.1, -0.06, 0.12, 0.025, 0);
  eye(pen, 0.26, -0.06, 0.03);
  eye(pen, 0.26, 0.06, 0.03);
}

export function drawBombCrab(pen: Pen, phase: number): void {
  const skin = coat('#d3451b', '#ff7d3d', '#ffc98f', '#4b1405');
  const step = Math.sin(phase) * 0.04;
  pen.strokeStyle = '#9c2f0e';
  pen.lineWidth = 0.035;
  pen.lineCap = 'round';
  for (let i = 0; i < 3; i += 1)
    for (const side of [-1, 1]) {
      pen.beginPath();
      pen.moveTo(side * 0.2, 0.1 + i * 0.05);
      pen.quadraticCurveTo(
        side * 0.38,
        0.06 + i * 0.08,
        side * (0.36 + i * 0.02),
        0.26 + i * 0.06 + (i % 2 ? step : -step),
      );
      pen.stroke();
    }
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(side * 0.22, 0);
    pen.quadraticCurveTo(side * 0.4, -0.02, side * 0.36, -0.16);
    pen.stroke();
    pen.save();
    pen.scale(side, 1);
    claw(pen, { x: 0.35, y: -0.14, turn: -1.2 + step * 3, size: 0.26, skin });
    pen.restore();
  }
  pen.beginPath();
  pen.ellipse(0, 0.14, 0.3, 0.2, 0, 0, Math.PI * 2);
  paint(pen, skin, 0.3, 0.02);
  eye(pen, -0.09, 0.1, 0.05);
  eye(pen, 0.09, 0.1, 0.05);
  pen.beginPath();
  pen.arc(0, 0.18, 0.09, 0.3, Math.PI - 0.3);
  pen.strokeStyle = '#4b1405';
  pen.lineWidth = 0.018;
  pen.stroke();
  // The bomb on its back.
  pen.beginPath();
  pen.arc(0, -0.17, 0.2, 0, Math.PI * 2);
  paint(pen, coat('#4c5566', '#232938', '#0f131c', '#05070c'), 0.36, 0.018);
  shine(pen, -0.07, -0.25, 0.06, 0.035, -0.6);
  pen.fillStyle = '#626d82';
  pen.fillRect(-0.05, -0.41, 0.1, 0.07);
  pen.beginPath();
  pen.moveTo(0, -0.41);
  pen.quadraticCurveTo(0.03, -0.5, 0.1, -0.48);
  pen.strokeStyle = '#d9c08a';
  pen.lineWidth = 0.025;
  pen.stroke();
  const spark = 0.055 + Math.abs(Math.sin(phase * 2)) * 0.03;
  pen.beginPath();
  for (let i = 0; i < 16; i += 1) {
    const r = i % 2 ? spark * 0.45 : spark;
    pen.lineTo(0.11 + Math.cos((i * Math.PI) / 8) * r, -0.47 + Math.sin((i * Math.PI) / 8) * r);
  }
  pen.fillStyle = '#ffe14d';
  pen.fill();
}

export function drawClam(pen: Pen, phase: number): void {
  const open = 0.26 + Math.sin(phase) * 0.05;
  const shell = coat('#7f4fb0', '#c59af0', '#f3e4ff', '#32124f');
  const half = (turn: number, flip: number): void => {
    pen.save();
    pen.translate(-0.36, 0.06);
    pen.rotate(turn);
    pen.scale(1, flip);
    pen.beginPath();
    pen.moveTo(0, 0);
    for (let i = 0; i <= 6; i += 1) {
      const angle = -0.06 - (i / 6) * 1.3;
      const x = Math.cos(angle) * 0.8;
      const y = Math.sin(angle) * 0.4;
      if (i === 0) pen.lineTo(x, y);
      else pen.quadraticCurveTo(x * 1.12 + 0.05, y * 1.12 + 0.02, x, y);
    }
    pen.quadraticCurveTo(0.02, -0.36, 0, 0);
    paint(pen, shell, 0.42, 0.02);
    pen.strokeStyle = '#5d2e8a88';
    pen.lineWidth = 0.014;
    for (let i = 1; i < 6; i += 1) {
      const angle = -0.06 - (i / 6) * 1.3;
      pen.beginPath();
      pen.moveTo(0.03, -0.03);
      pen.lineTo(Math.cos(angle) * 0.78, Math.sin(angle) * 0.39);
      pen.stroke();
    }
    pen.restore();
  };
  half(-open, 1);
  // Coins and the pearl between the shells.
  pen.beginPath();
  pen.ellipse(0.04, 0.08, 0.36, 0.1, 0, 0, Math.PI * 2);
  pen.fillStyle = '#5b1d5e';
  pen.fill();
  for (const [x, y] of [
    [-0.12, 0.06],
    [-0.02, 0.02],
    [0.22, 0.05],
    [0.3, 0.09],
  ] as const) {
    spot(pen, x, y, 0.06, '#8a5a00');
    spot(pen, x - 0.006, y - 0.008, 0.05, '#ffcf3f');
    spot(pen, x - 0.006, y - 0.008, 0.03, '#ffe894');
  }
  const pearl = pen.createRadialGradient(0.07, -0.04, 0.01, 0.1, 0, 0.12);
  pearl.addColorStop(0, '#fff');
  pearl.addColorStop(0.6, '#ffe3f3');
  pearl.addColorStop(1, '#b99ad6');
  spot(pen, 0.1, 0, 0.115, '#32124f');
  pen.beginPath();
  pen.arc(0.1, 0, 0.105, 0, Math.PI * 2);
  pen.fillStyle = pearl;
  pen.fill();
  half(0.1, -0.85);
  pen.lineWidth = LINE;
}
