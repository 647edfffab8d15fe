import { describe, expect, it } from 'vitest';
import { artFileName, parseArtFile, versionedArtAddress } from './artFile.rules.ts';

describe('names of pictures', () => {
  it.each([
    ['games', 'jl-golden-naga@2x.avif', { name: 'jl-golden-naga', scale: 2, format: 'avif' }],
    ['banners', 'b1@1x.webp', { name: 'b1', scale: 1, format: 'webp' }],
    ['vendors', 'TCG_LOTTO_VN_DEFAULT@1x.avif', { name: 'TCG_LOTTO_VN', scale: 1, format: 'avif' }],
  ] as const)('SYS-09 reads %s/%s, and writes it back', (kind, fileName, expected) => {
    const file = parseArtFile(kind, fileName);
    expect(file).toEqual({ kind, ...expected });
    expect(file && artFileName(file)).toBe(fileName);
  });

  it.each([
    ['games', '../../etc/passwd'],
    ['games', '..@1x.avif'],
    ['games', '../a@1x.avif'],
    ['games', 'a/b@1x.avif'],
    ['games', 'a\\b@1x.avif'],
    ['games', '.a@1x.avif'],
    ['games', 'a@1x.avif\0.webp'],
    ['games', 'a@1x.avif\n'],
    ['games', 'a@3x.avif'],
    ['games', 'a@1x.png'],
    ['games', 'a@1x.AVIF'],
    ['games', 'a.avif'],
    ['games', '@1x.avif'],
    ['games', `${'a'.repeat(65)}@1x.avif`],
    ['games', 'a%2e@1x.avif'],
    ['games', ''],
    ['..', 'a@1x.avif'],
    ['secrets', 'a@1x.avif'],
    ['__proto__', 'a@1x.avif'],
    ['vendors', '_DEFAULT@1x.avif'],
    ['vendors', 'JL_DEFAULT.png'],
  ])('refuses %j/%j', (kind, fileName) => {
    expect(parseArtFile(kind, fileName)).toBeUndefined();
  });
});

describe('names of vendor icons', () => {
  it('SYS-09 are the same with and without the suffix', () => {
    expect(parseArtFile('vendors', 'JL@1x.avif')).toEqual(parseArtFile('vendors', 'JL_DEFAULT@1x.avif'));
  });
});

describe('addresses of pictures', () => {
  it('carry the version of the drawings, unless they lead elsewhere', () => {
    expect(versionedArtAddress('abc', '/art/games/a')).toBe('/art/abc/games/a');
    expect(versionedArtAddress('abc', 'https://cdn.example/art/a')).toBe('https://cdn.example/art/a');
  });
});
