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
const strip = (banners: StripBanner[], hasPictures?: boolean) =>
  render(
    <BannerStrip
      label="Offers"
      banners={banners}
      pauseLabel="Pause"
      playLabel="Play"
      {...(hasPictures !== undefined && { hasPictures })}
    />,
  );

describe('BannerStrip', () => {
  it('GAME-22 shows a banner as a link with its words and its picture', () => {
    strip([banner]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/m/live-games');
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Live tables. All night');
    expect(screen.getByText('All night')).toBeShown();
  });

  it('GAME-22 shows words on the colour of the picture, and loads none, until pictures may load', () => {
    const { container } = strip([banner], false);
    expect(container.querySelector('img, source')).toBeNull();
    expect(screen.getByRole('link', { name: /Live tables/ }).getAttribute('href')).toBe('/m/live-games');
    expect(screen.getByRole('region', { name: 'Offers' }).style.backgroundColor).toBe('#16466b');
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
