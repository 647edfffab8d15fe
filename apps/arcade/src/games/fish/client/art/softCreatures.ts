import { coat, curve, eye, paint, shine, spot, tentacle, type Pen } from './pen.ts';

export function drawSeahorse(pen: Pen, phase: number): void {
  const skin = coat('#f2902a', '#ffc25c', '#fff0bf', '#6d3505');
  const wave = Math.sin(phase) * 0.02;
  // The fin of the back.
  curve(pen, [-0.06, -0.04, -0.16, -0.1, -0.22 - wave, -0.06, -0.24 - wave, 0.02, -0.2, 0.1, -0.12, 0.12, -0.06, 0.12]);
  paint(pen, coat('#ff7a3c', '#ffab6b', '#ffd3a3', '#6d3505'), 0.14);
  // Body with its curled tail.
  curve(
    pen,
    [
      0.12, -0.3, 0.22, -0.16, 0.2, 0.08, 0.06, 0.18, 0.02, 0.26, -0.02, 0.34, 0.06, 0.4, 0.14, 0.44, 0.2, 0.36, 0.14,
      0.32, 0.1, 0.3, 0.08, 0.36, 0.12, 0.37, 0.02, 0.46, -0.16, 0.4, -0.12, 0.24, -0.1, 0.1, -0.14, -0.06, -0.06,
      -0.28,
    ],
  );
  paint(pen, skin, 0.4);
  // Head with its snout and crown.
  curve(
    pen,
    [
      -0.08, -0.28, -0.1, -0.46, 0.12, -0.5, 0.17, -0.38, 0.24, -0.36, 0.34, -0.34, 0.4, -0.36, 0.42, -0.32, 0.4, -0.28,
      0.38, -0.27, 0.28, -0.26, 0.2, -0.24, 0.12, -0.2, 0.0, -0.2, -0.06, -0.2, -0.08, -0.28,
    ],
  );
  paint(pen, skin, 0.45);
  pen.beginPath();
  for (let i = 0; i < 4; i += 1) {
    pen.moveTo(-0.07 + i * 0.05, -0.43 + (i - 1.5) ** 2 * 0.012);
    pen.lineTo(-0.06 + i * 0.055, -0.52 + (i - 1.5) ** 2 * 0.012);
    pen.lineTo(-0.03 + i * 0.05, -0.44 + (i - 1.5) ** 2 * 0.012);
  }
  pen.fillStyle = '#ff7a3c';
  pen.fill();
  pen.strokeStyle = '#b3621a88';
  pen.lineWidth = 0.012;
  for (let i = 0; i < 7; i += 1) {
    pen.beginPath();
    pen.moveTo(-0.09 + i * 0.004, -0.16 + i * 0.065);
    pen.quadraticCurveTo(0.04, -0.13 + i * 0.065, 0.16 - i * 0.018, -0.17 + i * 0.065);
    pen.stroke();
  }
  eye(pen, 0.09, -0.36, 0.042);
}

export function drawPufferfish(pen: Pen, phase: number): void {
  const skin = coat('#c98a2d', '#f2c668', '#fff7df', '#5a380b');
  const puff = 0.34 + Math.sin(phase) * 0.012;
  curve(pen, [-0.26, 0, -0.36, -0.14, -0.48, -0.14, -0.5, -0.06, -0.5, 0.06, -0.48, 0.14, -0.36, 0.14, -0.26, 0]);
  paint(pen, coat('#d9822b', '#f0a94f', '#ffd79a', '#5a380b'), 0.14);
  // Spines around.
  pen.beginPath();
  for (let i = 0; i < 26; i += 1) {
    const angle = (i / 26) * Math.PI * 2;
    const tip = puff + 0.085;
    pen.moveTo(Math.cos(angle - 0.07) * puff + 0.06, Math.sin(angle - 0.07) * puff * 0.94);
    pen.lineTo(Math.cos(angle) * tip + 0.06, Math.sin(angle) * tip * 0.94);
    pen.lineTo(Math.cos(angle + 0.07) * puff + 0.06, Math.sin(angle + 0.07) * puff * 0.94);
  }
  pen.fillStyle = '#a56b1d';
  pen.fill();
  pen.beginPath();
  pen.ellipse(0.06, 0, puff, puff * 0.94, 0, 0, Math.PI * 2);
  paint(pen, skin, puff);
  pen.save();
  pen.clip();
  for (const [x, y, r] of [
    [0.16, -0.24, 0.05],
    [0.0, -0.26, 0.04],
    [-0.12, -0.18, 0.05],
    [-0.18, -0.04, 0.035],
    [0.06, -0.16, 0.03],
  ] as const)
    spot(pen, x, y, r, '#7c4d12aa', 0.8);
  spot(pen, 0.08, 0.26, 0.3, '#ffffffb0', 0.6);
  shine(pen, 0.1, -0.22, 0.16, 0.05);
  pen.restore();
  curve(pen, [-0.02, 0.02, -0.1, -0.06, -0.18, -0.04, -0.18, 0.03, -0.16, 0.1, -0.08, 0.1, -0.02, 0.04]);
  paint(pen, coat('#d9822b', '#f0a94f', '#ffd79a', '#5a380b'), 0.1, 0.012);
  eye(pen, 0.26, -0.09, 0.075, '#2d8a5a');
  pen.beginPath();
  pen.ellipse(0.385, 0.06, 0.022, 0.034, 0, 0, Math.PI * 2);
  pen.fillStyle = '#7a3a2a';
  pen.fill();
}

export function drawRay(pen: Pen, phase: number): void {
  const flap = Math.sin(phase) * 0.07;
  tentacle(pen, {
    from: [-0.22, 0],
    to: [-0.62, Math.sin(phase) * 0.06],
    bend: Math.cos(phase) * 0.05,
    width: 0.022,
    colour: '#35507a',
    line: '#14213a',
  });
  const skin = coat('#3b6aa8', '#6ba0d8', '#3b6aa8', '#14213a');
  curve(pen, [
    0.4,
    -0.05,
    0.3,
    -0.14,
    0.16,
    -0.32,
    -0.06 - flap,
    -0.48 + flap,
    -0.1,
    -0.3,
    -0.16,
    -0.12,
    -0.28,
    -0.04,
    -0.28,
    0,
    -0.28,
    0,
    -0.28,
    0.04,
    -0.16,
    0.12,
    -0.1,
    0.3,
    -0.06 - flap,
    0.48 - flap,
    0.16,
    0.32,
    0.3,
    0.14,
    0.4,
    0.05,
    0.37,
    0.02,
    0.37,
    -0.02,
    0.4,
    -0.05,
  ]);
  paint(pen, skin, 0.48);
  for (const side of [-1, 1]) {
    curve(pen, [
      0.38,
      side * 0.05,
      0.44,
      side * 0.07,
      0.5,
      side * 0.09,
      0.5,
      side * 0.05,
      0.48,
      side * 0.03,
      0.42,
      side * 0.02,
      0.38,
      side * 0.02,
    ]);
    paint(pen, skin, 0.1, 0.01);
    for (const [x, y, r] of [
      [0.06, 0.16, 0.035],
      [-0.02, 0.28, 0.028],
      [-0.08, 0.1, 0.026],
      [0.16, 0.22, 0.022],
    ] as const)
      spot(pen, x, side * y, r, '#cfe8ffcc');
    eye(pen, 0.3, side * 0.09, 0.03, '#e8b93a');
  }
  pen.beginPath();
  pen.ellipse(0.06, 0, 0.22, 0.05, 0, 0, Math.PI * 2);
  pen.fillStyle = '#ffffff26';
  pen.fill();
}

export function drawEel(pen: Pen, phase: number): void {
  const at = (t: number): readonly [number, number] => [0.42 - t * 0.9, Math.sin(phase - t * 6) * (0.03 + 0.1 * t)];
  const thick = (t: number): number => 0.085 * (1 - t) ** 0.6 * (0.75 + Math.min(t * 3, 0.25));
  pen.beginPath();
  for (let i = 0; i <= 24; i += 1) {
    const [x, y] = at(i / 24);
    pen.lineTo(x, y - thick(i / 24));
  }
  for (let i = 24; i >= 0; i -= 1) {
    const [x, y] = at(i / 24);
    pen.lineTo(x, y + thick(i / 24));
  }
  pen.closePath();
  paint(pen, coat('#173b8f', '#3f7df0', '#b7e2ff', '#081a45'), 0.14);
  // Lightning along the flank.
  pen.beginPath();
  for (let i = 1; i <= 20; i += 1) {
    const [x, y] = at(i / 22);
    pen.lineTo(x, y + (i % 2 ? -0.025 : 0.025));
  }
  pen.strokeStyle = '#fff59a';
  pen.lineWidth = 0.016;
  pen.lineJoin = 'miter';
  pen.stroke();
  const [hx, hy] = at(0);
  curve(pen, [
    hx + 0.08,
    hy,
    hx + 0.06,
    hy - 0.09,
    hx - 0.06,
    hy - 0.11,
    hx - 0.1,
    hy - 0.06,
    hx - 0.12,
    hy,
    hx - 0.12,
    hy + 0.02,
    hx - 0.1,
    hy + 0.07,
    hx - 0.04,
    hy + 0.11,
    hx + 0.06,
    hy + 0.09,
    hx + 0.08,
    hy,
  ]);
  paint(pen, coat('#173b8f', '#3f7df0', '#b7e2ff', '#081a45'), 0.11);
  pen.beginPath();
  pen.moveTo(hx + 0.07, hy + 0.03);
  pen.quadraticCurveTo(hx, hy + 0.06, hx - 0.04, hy + 0.04);
  pen.strokeStyle = '#081a45';
  pen.stroke();
  eye(pen, hx + 0.01, hy - 0.035, 0.034, '#ffd83b');
  // Sparks around it.
  for (let i = 0; i < 4; i += 1) {
    const [x, y] = at(0.15 + i * 0.22);
    const side = i % 2 ? 1 : -1;
    pen.beginPath();
    pen.moveTo(x, y + side * 0.12);
    pen.lineTo(x + 0.03 * Math.sin(phase + i), y + side * 0.17);
    pen.lineTo(x - 0.02, y + side * 0.18);
    pen.lineTo(x + 0.01, y + side * 0.24);
    pen.strokeStyle = '#9fe8ff';
    pen.lineWidth = 0.012;
    pen.stroke();
  }
}
