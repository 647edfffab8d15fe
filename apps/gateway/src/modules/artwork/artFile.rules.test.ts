import { describe, expect, it } from 'vitest';
import { artFileName, parseArtFile, versionedArtAddress } from './artFile.rules.ts';

describe('the picture file name parser', () => {
  it.each([
    ['games', 'jl-golden-naga@2x.avif', { name: 'jl-golden-naga', scale: 2, format: 'avif' }],
    ['banners', 'b1@1x.webp', { name: 'b1', scale: 1, format: 'webp' }],
    ['games', 'x_DEFAULT@1x.avif', { name: 'x_DEFAULT', scale: 1, format: 'avif' }],
    ['vendors', 'TCG_LOTTO_VN_DEFAULT@1x.avif', { name: 'TCG_LOTTO_VN', scale: 1, format: 'avif' }],
  ] as const)('SYS-09 parses %s/%s into parts that format back to the same name', (kind, fileName, expected) => {
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
  ])('rejects %j/%j', (kind, fileName) => {
    expect(parseArtFile(kind, fileName)).toBeUndefined();
  });
});

describe('vendor icon file names', () => {
  it('SYS-09 parse the same with and without the _DEFAULT suffix', () => {
    expect(parseArtFile('vendors', 'JL@1x.avif')).toEqual(parseArtFile('vendors', 'JL_DEFAULT@1x.avif'));
  });
});

describe('picture URLs', () => {
  it('contain the version of the drawings unless they are external', () => {
    expect(versionedArtAddress('abc', '/art/games/a')).toBe('/art/abc/games/a');
    expect(versionedArtAddress('abc', 'https://cdn.example/art/a')).toBe('https://cdn.example/art/a');
  });
});
