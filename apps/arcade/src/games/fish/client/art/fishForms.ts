import { coat, curve, paint, spot, type Pen } from './pen.ts';
import { bands, scales, type FishForm } from './swimmingFish.ts';

/** Fish of the ordinary form. */
export const fishForms = {
  sardine: {
    height: 0.13,
    coat: coat('#2f6f9e', '#9fd3ea', '#f4fbff', '#163b58'),
    fin: coat('#4d8db4', '#79b5d4', '#a9d6ea', '#1d4a68'),
    tail: 'fork',
    crest: 0.06,
    marks: (pen: Pen) => {
      for (let i = 0; i < 6; i += 1) spot(pen, 0.14 - i * 0.075, -0.04, 0.013, '#1c4f7499');
      spot(pen, 0, 0.01, 0.34, '#ffffff30', 0.05);
    },
  },
  clownfish: {
    height: 0.21,
    coat: coat('#f0541c', '#ff8a2b', '#ffc06a', '#5a1a06'),
    fin: coat('#e2480f', '#ff8329', '#ffae4d', '#3b1106'),
    tail: 'fan',
    crest: 0.09,
    marks: bands(
      '#fffaf2',
      [
        [0.22, 0.075],
        [-0.02, 0.09],
        [-0.25, 0.06],
      ],
      '#2a0d05',
    ),
  },
  angelfish: {
    height: 0.31,
    coat: coat('#f7c325', '#ffe36b', '#fff6c9', '#5b4204'),
    fin: coat('#f0a817', '#ffd24a', '#fff0a8', '#6d4c06'),
    tail: 'fan',
    crest: 0.15,
    marks: bands(
      '#23418f',
      [
        [0.27, 0.05],
        [0.05, 0.07],
        [-0.17, 0.06],
      ],
      '#7fa8ff',
    ),
    eye: 0.045,
  },
  lanternfish: {
    height: 0.25,
    coat: coat('#3a2154', '#6a3b86', '#a06aa8', '#170a26'),
    fin: coat('#4d2c6d', '#7c4a99', '#b784c9', '#1c0d2e'),
    tail: 'fan',
    crest: 0.08,
    eye: 0.06,
    iris: '#39d6b4',
    marks: (pen: Pen) => {
      for (let i = 0; i < 7; i += 1) spot(pen, 0.2 - i * 0.07, 0.12 - (i % 2) * 0.03, 0.014, '#7dffe0cc');
    },
    extra: (pen: Pen, phase: number) => {
      // Teeth of the wide mouth.
      pen.beginPath();
      for (let i = 0; i < 4; i += 1) {
        pen.moveTo(0.47 - i * 0.04, 0.05 + i * 0.012);
        pen.lineTo(0.455 - i * 0.04, 0.105);
        pen.lineTo(0.44 - i * 0.04, 0.055 + i * 0.012);
      }
      pen.fillStyle = '#fff';
      pen.fill();
      // The lantern on its rod.
      const sway = Math.sin(phase) * 0.025;
      pen.beginPath();
      pen.moveTo(0.22, -0.22);
      pen.quadraticCurveTo(0.34, -0.46, 0.5 + sway, -0.3);
      pen.strokeStyle = '#2b153f';
      pen.lineWidth = 0.018;
      pen.stroke();
      const glow = pen.createRadialGradient(0.5 + sway, -0.28, 0, 0.5 + sway, -0.28, 0.16);
      glow.addColorStop(0, '#fffbd0');
      glow.addColorStop(0.3, '#ffe66bcc');
      glow.addColorStop(1, '#ffe66b00');
      pen.fillStyle = glow;
      pen.fillRect(0.3, -0.5, 0.42, 0.4);
      spot(pen, 0.5 + sway, -0.28, 0.045, '#fff7c2');
    },
  },
  goldfish: {
    height: 0.25,
    coat: coat('#e08a00', '#ffc93b', '#fff2a6', '#6b3c00'),
    fin: coat('#ff9d1c', '#ffcf5a', '#fff1b8', '#8a5200'),
    tail: 'veil',
    crest: 0.16,
    marks: scales('#b8720099'),
    extra: (pen: Pen, phase: number) => {
      // A glint wanders over the gold.
      const at = ((phase / (Math.PI * 2)) % 1) * 0.5 - 0.15;
      pen.save();
      pen.translate(at, -0.08);
      pen.fillStyle = '#fffde6';
      pen.beginPath();
      pen.moveTo(0, -0.06);
      pen.quadraticCurveTo(0, 0, 0.06, 0);
      pen.quadraticCurveTo(0, 0, 0, 0.06);
      pen.quadraticCurveTo(0, 0, -0.06, 0);
      pen.quadraticCurveTo(0, 0, 0, -0.06);
      pen.fill();
      pen.restore();
    },
  },
  swordfish: {
    height: 0.11,
    coat: coat('#1e3f78', '#4f86c6', '#e6f3ff', '#0c1f42'),
    fin: coat('#17336a', '#3c6fb5', '#6fa3dc', '#0c1f42'),
    tail: 'moon',
    crest: 0.15,
    eye: 0.028,
    marks: (pen: Pen, height: number) => spot(pen, 0.05, height * 0.2, 0.4, '#bfe1ff40', 0.05),
    extra: (pen: Pen) => {
      curve(pen, [0.44, -0.035, 0.55, -0.03, 0.66, -0.012, 0.72, -0.004, 0.66, 0.012, 0.55, 0.02, 0.44, 0.02]);
      paint(pen, coat('#2a4d87', '#7aa5d6', '#d9ecff', '#0c1f42'), 0.04, 0.01);
    },
  },
  shark: {
    height: 0.15,
    coat: coat('#51647c', '#8fa5ba', '#f3f8fc', '#1d2936'),
    fin: coat('#46586f', '#6f869c', '#93a9bd', '#1d2936'),
    tail: 'moon',
    crest: 0.13,
    eye: 0.024,
    iris: '#10151c',
    marks: (pen: Pen, height: number) => {
      spot(pen, 0.1, height * 1.05, 0.5, '#ffffffd0', 0.14);
      pen.strokeStyle = '#1d293699';
      pen.lineWidth = 0.01;
      for (let i = 0; i < 4; i += 1) {
        pen.beginPath();
        pen.moveTo(0.24 - i * 0.022, -height * 0.2);
        pen.quadraticCurveTo(0.22 - i * 0.022, height * 0.15, 0.24 - i * 0.022, height * 0.4);
        pen.stroke();
      }
    },
    extra: (pen: Pen) => {
      curve(pen, [0.47, 0.05, 0.43, 0.075, 0.38, 0.075, 0.34, 0.055, 0.38, 0.12, 0.45, 0.11, 0.47, 0.05]);
      pen.fillStyle = '#5b1620';
      pen.fill();
      pen.beginPath();
      for (let i = 0; i < 5; i += 1) {
        pen.moveTo(0.455 - i * 0.022, 0.06 + i * 0.002);
        pen.lineTo(0.447 - i * 0.022, 0.09);
        pen.lineTo(0.437 - i * 0.022, 0.064);
      }
      pen.fillStyle = '#fff';
      pen.fill();
    },
  },
  whale: {
    height: 0.21,
    coat: coat('#1d4e8f', '#3c7fc4', '#eaf6ff', '#0d2748'),
    fin: coat('#18437d', '#2f6cae', '#5c97d0', '#0d2748'),
    tail: 'fork',
    crest: 0.05,
    eye: 0.024,
    marks: (pen: Pen, height: number) => {
      spot(pen, 0.16, height * 1.15, 0.46, '#f3faffee', 0.3);
      pen.strokeStyle = '#7aa7cf';
      pen.lineWidth = 0.009;
      for (let i = 0; i < 6; i += 1) {
        pen.beginPath();
        pen.moveTo(0.46, height * (0.42 + i * 0.1));
        pen.quadraticCurveTo(0.2, height * (0.62 + i * 0.1), 0, height * (0.7 + i * 0.1));
        pen.stroke();
      }
      for (let i = 0; i < 9; i += 1)
        spot(pen, 0.1 - i * 0.045, -height * (0.5 - (i % 3) * 0.18), 0.008 + (i % 2) * 0.006, '#a9d3ff99');
    },
  },
} as const satisfies Record<string, FishForm>;

export type FishFormName = keyof typeof fishForms;
