import { describe, expect, it } from 'vitest';
import { isSitePath, isWebAddress } from './address.rules.ts';

const hostile = [
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://a.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\tevil.example',
  '/\n/evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://user:pass@evil.example',
  'https://m@evil.example',
  'https://:pass@evil.example',
  'ftp://a.example',
  'mailto:a@b.example',
  'tel:123',
  'intent://a#Intent;end',
  'm/home',
  './m/home',
  '../m/home',
  '#top',
  '?a=1',
  '\u200b/m/home',
  '/m/\u202ehome',
  'http://',
  'https://[',
];

describe('URL validation', () => {
  it.each(hostile)('rejects “%s”', (text) => {
    expect([isSitePath(text), isWebAddress(text)]).toEqual([false, false]);
  });

  it.each(['/', '/m/home', '/m/activityDetail?id=7', '/m/help?tag=terms#top', '/m/games//', '/m/%E0%B8%81'])(
    'accepts the path “%s”',
    (text) => {
      expect(isSitePath(text)).toBe(true);
    },
  );

  it.each(['https://a.example', 'http://a.example/b?c=d#e', 'HTTPS://A.EXAMPLE/'])('accepts the URL “%s”', (text) => {
    expect([isWebAddress(text), isSitePath(text)]).toEqual([true, false]);
  });
});
