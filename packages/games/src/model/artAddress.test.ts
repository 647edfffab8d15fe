import { describe, expect, it } from 'vitest';
import { artSource, pickCdn } from './artAddress.ts';

describe('image URLs', () => {
  it('SYS-09 cover both formats and pixel densities on the given image origin', () => {
    expect(artSource('/art/games/a1', 'https://cdn.example/')).toEqual({
      src: 'https://cdn.example/art/games/a1@1x.webp',
      avif: 'https://cdn.example/art/games/a1@1x.avif 1x, https://cdn.example/art/games/a1@2x.avif 2x',
      webp: 'https://cdn.example/art/games/a1@1x.webp 1x, https://cdn.example/art/games/a1@2x.webp 2x',
    });
  });

  it('SYS-09 use a random image origin, or the page’s own when none is configured', () => {
    expect([0, 0.4, 0.99].map((random) => pickCdn(['a', 'b', 'c'], random))).toEqual(['a', 'b', 'c']);
    expect(pickCdn([], 0.5)).toBe('');
  });
});
