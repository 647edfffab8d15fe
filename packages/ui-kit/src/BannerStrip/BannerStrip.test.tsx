import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { BannerStrip, type StripBanner } from './BannerStrip.tsx';

afterEach(cleanup);

const banner: StripBanner = {
  id: 'a',
  title: 'Live tables',
  subtitle: 'All night',
  source: { src: '/a.webp', dominantColor: '#16466b' },
  render: <a href="/m/live-games">x</a>,
};
const strip = (banners: StripBanner[] | undefined) =>
  render(<BannerStrip label="Offers" banners={banners} pauseLabel="Pause" playLabel="Play" />);

describe('BannerStrip', () => {
  it('GAME-22 shows a banner as a link with its text and its picture', () => {
    strip([banner]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/m/live-games');
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Live tables. All night');
    expect(screen.getByText('All night')).toBeShown();
  });

  it('GAME-22 requests only the picture of the first banner at once', () => {
    const other = { ...banner, id: 'b', source: { src: '/b.webp' } };
    const { container } = strip([banner, other]);
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((image) => image.getAttribute('src'))).toEqual(['/a.webp']);
    expect(pictures[0]?.getAttribute('loading')).toBe('eager');
    expect(screen.getByRole('region', { name: 'Offers' })).toBeShown();
  });

  it('GAME-22 reserves the space of loading banners', () => {
    const { container } = strip(undefined);
    expect(container.querySelector('[aria-busy]')).toBeShown();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows nothing without a banner', () => {
    expect(strip([]).container.childElementCount).toBe(0);
  });

  it('shows a banner without a link as a picture', () => {
    const { render: _, ...plain } = banner;
    strip([plain]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('img')).toBeShown();
  });
});
