import { describe, expect, it } from 'vitest';
import { scaledStyle } from './scaledStyle.ts';

describe('the style of an operator’s text', () => {
  it.each([
    ['font-size: 160px', [['font-size', '1.6rem']]],
    [
      'margin: 10px auto 25.5px; width:300px',
      [
        ['margin', '0.1rem auto 0.255rem'],
        ['width', '3rem'],
      ],
    ],
    ['padding:-12px', [['padding', '-0.12rem']]],
    [
      'line-height:1.5;font-size:2rem',
      [
        ['line-height', '1.5'],
        ['font-size', '2rem'],
      ],
    ],
    [
      'text-align:center;color:#ff0000',
      [
        ['text-align', 'center'],
        ['color', '#ff0000'],
      ],
    ],
  ])('HOME-03 divides px by 100 to rem in %s', (style, declarations) => {
    expect(scaledStyle(style)).toEqual(declarations);
  });

  it('HOME-03 keeps text at a readable size', () => {
    expect(scaledStyle('font-size:28px')).toEqual([['font-size', 'max(0.28rem, 0.75rem)']]);
  });

  it.each([
    'position:fixed',
    'background:url(https://evil.test)',
    'background-color:url(javascript:alert(1))',
    'color:expression(alert(1))',
    'width:calc(100vw)',
    'font-size:12px !important',
    'behavior:url(#x)',
    'constructor:red',
  ])('PROMO-02 drops %s', (style) => {
    expect(scaledStyle(style)).toEqual([]);
  });
});
