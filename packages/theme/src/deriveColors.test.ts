import { describe, expect, it } from 'vitest';
import { firstGuess } from './deriveColors.ts';
import { dawnPalette, duskPalette } from './testing/dusk.ts';

// All brands derive these colours from their palettes. A change here changes how every brand looks.
describe('the colours that a palette leaves to the theme', () => {
  it('WL-03 follow a dark palette, whose bright accent is darker when pressed', () => {
    expect(firstGuess(duskPalette, 'dark')).toMatchObject({
      'surface.scrim': '#030408b8',
      'text.secondary': '#b7bac2',
      'text.muted': '#8b8e97',
      'text.accent': '#6ea8ff',
      'border.subtle': '#323948',
      'border.strong': '#656a75',
      'border.focus': '#6ea8ff',
      'action.primary.bgHover': '#659ef5',
      'action.primary.bgPressed': '#5c95ea',
      'action.secondary.bgHover': '#252a36',
      'action.secondary.border': '#616671',
      'action.ghost.bgHover': '#212a3c',
      'action.danger.bg': '#e67467',
      'action.danger.text': '#0a0c12',
      'action.disabled.bg': '#272c38',
      'action.disabled.text': '#6a6e79',
      'field.border': '#616671',
      'field.placeholder': '#898c94',
      'status.infoBg': '#273346',
      'status.successBg': '#263739',
      'status.warningBg': '#353333',
      'status.dangerBg': '#3a2f37',
      'accent.soft': '#263248',
      'accent.glow': '#6ea8ff57',
      'media.scrim': '#020306bd',
      'media.placeholder': '#293347',
      'skeleton.base': '#252a36',
      'skeleton.shine': '#303541',
    });
  });

  it('WL-03 follow a light palette with an ink of its accent and a quiet colour', () => {
    const palette = { ...dawnPalette, accentInk: '#2355a5', quiet: '#5a6368' };
    expect(firstGuess(palette, 'light')).toMatchObject({
      'surface.scrim': '#090f1a80',
      'text.secondary': '#353d46',
      'text.muted': '#545d62',
      'text.accent': '#2355a5',
      'border.subtle': '#dbdde2',
      'border.strong': '#9599a1',
      'border.focus': '#2355a5',
      'action.primary.bgHover': '#93baf5',
      'action.primary.bgPressed': '#8ab1eb',
      'action.secondary.bgHover': '#e8eaee',
      'action.secondary.border': '#9a9ea5',
      'action.ghost.bgHover': '#f3f6fd',
      'action.danger.bg': '#ff8a7c',
      'action.danger.text': '#ffffff',
      'action.disabled.bg': '#e6e7ec',
      'action.disabled.text': '#90949c',
      'field.border': '#9a9ea5',
      'field.placeholder': '#545d62',
      'status.infoBg': '#eef5fe',
      'status.successBg': '#eef8f3',
      'status.warningBg': '#f9f5ee',
      'status.dangerBg': '#fdf1f2',
      'accent.soft': '#d6e6fd',
      'accent.glow': '#9cc4ff42',
      'media.scrim': '#070d18bd',
      'media.placeholder': '#d4e1f6',
      'skeleton.base': '#e8eaee',
      'skeleton.shine': '#d9dbe0',
    });
  });

  it('WL-03 lighten a deep accent when pressed', () => {
    const deep = firstGuess({ ...duskPalette, accent: '#1c3c7a' }, 'dark');
    expect([deep['action.primary.bgHover'], deep['action.primary.bgPressed']]).toEqual(['#244483', '#2c4d8d']);
  });

  it('WL-03 never tint a surface by more than two fifths, however close the accent is', () => {
    const { surfaces } = duskPalette;
    expect(firstGuess({ ...duskPalette, accent: surfaces.raised }, 'dark')['accent.soft']).toBe(surfaces.raised);
    expect(firstGuess({ ...duskPalette, accent: '#402020' }, 'dark')['accent.soft']).toBe('#292027');
  });
});
