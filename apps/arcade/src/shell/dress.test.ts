import { describe, expect, it } from 'vitest';
import { contrast, dressProperties } from './dress.ts';

type Colours = Parameters<typeof dressProperties>[0]['colours'];

const dresses: [string, Colours][] = [
  ['a dark night', { sky: ['#0d0724', '#2a1655', '#5b2a7e'], light: '#ffe9a8', accent: '#f7c948', ink: '#1a0b2e' }],
  ['a bright day', { sky: ['#7fd4ff', '#c6efff', '#fff7d6'], light: '#ffb03a', accent: '#e0303a', ink: '#5a7fa0' }],
  ['middle tones', { sky: ['#777777', '#777777', '#777777'], light: '#777777', accent: '#777777', ink: '#777777' }],
];

describe('the colours of a dress', () => {
  it('have the WCAG contrast of a known pair', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(dresses)('are readable in %s', (_, colours) => {
    const made = dressProperties({ colours, motifs: [] });
    const of = (name: string): string => made[name] ?? '';
    expect(contrast(of('--on-accent'), of('--accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('--light'), of('--ink'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#fdf9ff', of('--ink'))).toBeGreaterThanOrEqual(7);
  });

  it('stay unchanged if they are readable', () => {
    const [[, colours]] = dresses as [[string, Colours]];
    expect(dressProperties({ colours, motifs: [] })).toMatchObject({
      '--sky-1': '#2a1655',
      '--light': '#ffe9a8',
      '--accent': '#f7c948',
      '--ink': '#1a0b2e',
    });
  });
});
