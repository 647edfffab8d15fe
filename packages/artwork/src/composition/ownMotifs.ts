import { short } from './canvas.ts';

function circle(cx: number, cy: number, radius: number, isHole = false): string {
  const r = short(radius);
  const sweep = isHole ? 0 : 1;
  return `M${short(cx - radius)} ${short(cy)}a${r} ${r} 0 1 ${sweep} ${short(radius * 2)} 0a${r} ${r} 0 1 ${sweep} ${short(-radius * 2)} 0z`;
}

function wedge(from: number, to: number, inner: number, outer: number): string {
  const point = (angle: number, radius: number): string =>
    `${short(256 + Math.cos(angle) * radius)} ${short(256 + Math.sin(angle) * radius)}`;
  return `M${point(from, inner)}L${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}z`;
}

function wedges(count: number, inner: number, outer: number, gap: number): string {
  const step = (Math.PI * 2) / count;
  return Array.from({ length: count }, (_, index) =>
    wedge(index * step + gap, (index + 1) * step - gap, inner, outer),
  ).join('');
}

/** Motifs missing from the icon set, in the same 512×512 square. Their names start with `own-`. */
export const ownMotifs: Readonly<Record<string, string>> = {
  'own-fortune-wheel':
    circle(256, 256, 240) +
    circle(256, 256, 210, true) +
    wedges(12, 74, 200, 0.035) +
    circle(256, 256, 56) +
    circle(256, 256, 24, true) +
    'M256 84L216 2H296z',
  'own-roulette':
    circle(256, 256, 246) +
    circle(256, 256, 222, true) +
    wedges(24, 158, 214, 0.018) +
    wedges(24, 120, 150, 0.018) +
    circle(256, 256, 108) +
    circle(256, 256, 92, true) +
    circle(256, 256, 40) +
    [0, 1, 2, 3].map((index) => wedge((index * Math.PI) / 2 - 0.16, (index * Math.PI) / 2 + 0.16, 46, 84)).join('') +
    circle(372, 190, 17),
};
