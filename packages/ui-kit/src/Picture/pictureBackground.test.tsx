import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { pictureBackground } from './pictureBackground.ts';

describe('a picture as a background', () => {
  const sets = { avif: '/art/1@1x.avif 1x, /art/1@2x.avif 2x', webp: '/art/1@1x.webp 1x' };

  it('lets the browser choose the format and the density', () => {
    expect(pictureBackground({ src: '/art/1@1x.webp', ...sets })).toMatchObject({
      backgroundImage:
        'image-set("/art/1@1x.avif" 1x type("image/avif"), "/art/1@2x.avif" 2x type("image/avif"), "/art/1@1x.webp" 1x type("image/webp"))',
    });
  });

  it('has the fallback and the placeholder colour for browsers that cannot choose', () => {
    expect(pictureBackground({ src: '/art/1@1x.webp', ...sets, dominantColor: '#5a2a82' })).toMatchObject({
      '--picture-plain': 'url("/art/1@1x.webp")',
      '--picture-color': '#5a2a82',
    });
    expect(pictureBackground({ src: '/art/1.png' })).not.toHaveProperty('backgroundImage');
  });

  it('quotes an address with any characters', () => {
    const { container } = render(<span style={pictureBackground({ src: '/a"), url("/other.png' })} />);
    expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--picture-plain')).toBe(
      String.raw`url("/a\"), url(\"/other.png")`,
    );
  });
});
