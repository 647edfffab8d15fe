import { curve, eye, LINE, paint, rays, shine, spot, type Coat, type Pen } from './pen.ts';

/** The differences between fish of the ordinary form. */
export interface FishForm {
  /** Half the height of the body at its highest. */
  height: number;
  coat: Coat;
  fin: Coat;
  tail: 'fork' | 'fan' | 'veil' | 'moon';
  /** Height of the back fin above the body. */
  crest: number;
  /** Drawn inside the body. */
  marks?: (pen: Pen, height: number) => void;
  eye?: number;
  iris?: string;
  /** Drawn over the fish. */
  extra?: (pen: Pen, phase: number) => void;
}

const tails: Readonly<Record<FishForm['tail'], readonly number[]>> = {
  fork: [
    -0.26, 0, -0.36, -0.06, -0.42, -0.2, -0.5, -0.24, -0.45, -0.1, -0.45, 0.1, -0.5, 0.24, -0.42, 0.2, -0.36, 0.06,
    -0.26, 0,
  ],
  fan: [
    -0.26, 0, -0.34, -0.1, -0.42, -0.19, -0.49, -0.17, -0.52, -0.06, -0.52, 0.06, -0.49, 0.17, -0.42, 0.19, -0.34, 0.1,
    -0.26, 0,
  ],
  veil: [
    -0.24, 0, -0.3, -0.16, -0.46, -0.34, -0.5, -0.26, -0.44, -0.12, -0.5, 0.02, -0.42, 0.06, -0.52, 0.2, -0.5, 0.36,
    -0.34, 0.24,
  ],
  moon: [
    -0.3, 0, -0.38, -0.04, -0.44, -0.2, -0.5, -0.3, -0.45, -0.12, -0.43, 0.06, -0.5, 0.2, -0.44, 0.14, -0.38, 0.04,
    -0.3, 0,
  ],
};

/** Draws a fish. `phase` moves its breast fin. */
export function drawFish(pen: Pen, phase: number, form: FishForm): void {
  const { height: h, coat, fin, crest } = form;
  curve(pen, tails[form.tail]);
  paint(pen, fin, 0.3);
  rays(
    pen,
    [-0.28, 0],
    [
      [-0.45, -0.16],
      [-0.46, -0.06],
      [-0.46, 0.06],
      [-0.45, 0.16],
    ],
  );
  // Fins above and below.
  curve(pen, [
    0.16,
    -h * 0.8,
    0.08,
    -h - crest,
    -0.1,
    -h - crest * 1.05,
    -0.24,
    -h * 0.42,
    -0.1,
    -h * 0.3,
    0.06,
    -h * 0.4,
    0.16,
    -h * 0.8,
  ]);
  paint(pen, fin, h + crest);
  curve(pen, [
    0.02,
    h * 0.8,
    -0.04,
    h + crest * 0.7,
    -0.16,
    h + crest * 0.7,
    -0.24,
    h * 0.36,
    -0.12,
    h * 0.3,
    -0.04,
    h * 0.4,
    0.02,
    h * 0.8,
  ]);
  paint(pen, fin, h + crest);
  const body = [
    0.5,
    0.01,
    0.43,
    -h * 0.66,
    0.26,
    -h * 1.02,
    0.06,
    -h,
    -0.12,
    -h * 0.96,
    -0.24,
    -h * 0.34,
    -0.33,
    -h * 0.2,
    -0.35,
    0,
    -0.35,
    0,
    -0.33,
    h * 0.2,
    -0.24,
    h * 0.34,
    -0.12,
    h * 0.96,
    0.06,
    h,
    0.26,
    h * 1.02,
    0.43,
    h * 0.66,
    0.5,
    0.01,
  ];
  curve(pen, body);
  paint(pen, coat, h);
  pen.save();
  curve(pen, body);
  pen.clip();
  form.marks?.(pen, h);
  spot(pen, 0.04, h * 0.95, 0.36, '#ffffff2e', h * 1.1);
  shine(pen, 0.1, -h * 0.62, 0.22, h * 0.2);
  pen.restore();
  curve(pen, body);
  pen.strokeStyle = coat.line;
  pen.lineWidth = LINE;
  pen.stroke();
  // Gill and mouth.
  pen.beginPath();
  pen.ellipse(0.2, 0.01, 0.05, h * 0.52, 0, -1.1, 1.1);
  pen.moveTo(0.49, h * 0.2);
  pen.quadraticCurveTo(0.45, h * 0.3, 0.4, h * 0.26);
  pen.strokeStyle = '#0000004d';
  pen.lineWidth = 0.014;
  pen.stroke();
  // Breast fin.
  pen.save();
  pen.translate(0.12, h * 0.3);
  pen.rotate(0.5 + Math.sin(phase) * 0.4);
  curve(pen, [0, 0, -0.04, -0.05, -0.14, -0.06, -0.18, 0.01, -0.14, 0.07, -0.04, 0.06, 0, 0]);
  paint(pen, fin, 0.08, 0.01);
  pen.restore();
  const size = form.eye ?? 0.05;
  eye(pen, 0.34, -h * 0.22, size, form.iris);
  form.extra?.(pen, phase);
}

/** Returns a function that draws bands across the body at x positions, each with its width. */
export function bands(colour: string, at: readonly (readonly [x: number, width: number])[], edge?: string) {
  return (pen: Pen, height: number): void => {
    for (const [x, width] of at) {
      pen.beginPath();
      pen.moveTo(x, -height * 1.2);
      pen.quadraticCurveTo(x - 0.05, 0, x, height * 1.2);
      pen.strokeStyle = edge ?? colour;
      pen.lineWidth = width * 1.35;
      pen.stroke();
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.stroke();
    }
  };
}

/** Returns a function that draws rows of scales. */
export function scales(colour: string) {
  return (pen: Pen, height: number): void => {
    pen.strokeStyle = colour;
    pen.lineWidth = 0.009;
    for (let row = -4; row <= 4; row += 1)
      for (let column = 0; column < 9; column += 1) {
        pen.beginPath();
        pen.arc(0.16 - column * 0.055 - (row % 2) * 0.027, (row * height) / 4, 0.034, -1.1, 1.1);
        pen.stroke();
      }
  };
}
