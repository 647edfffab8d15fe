import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { BrandHero, CategoryPicture, EmptyState, ErrorState, Scene } from '../index.ts';
import { BrandProvider, type Brand } from './BrandContext.ts';

afterEach(cleanup);

const brand: Brand = {
  id: 'sample',
  name: 'Sample',
  defaultMode: 'dark',
  modes: ['dark'],
  logo: { mark: '', wordmark: '', icon: '' },
  layout: {
    bottomBar: 'flat',
    gameCard: 'edge',
    header: 'bar',
    banner: 'full',
    density: 'roomy',
    homeSections: ['hero'],
  },
  imagery: {
    hero: { avif: '/hero.avif', webp: '/hero.webp', width: 960, height: 420, color: 'rebeccapurple' },
    categories: '/categories.svg',
    scenes: '/scenes.svg',
  },
};

function show(children: ReactNode): HTMLElement {
  return render(<BrandProvider value={brand}>{children}</BrandProvider>).container;
}

const drawn = (container: HTMLElement): (string | null | undefined)[] =>
  [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));

describe('pictures of the brand', () => {
  it('WL-01 come from the brand’s own files', () => {
    expect(
      drawn(
        show(
          <>
            <Scene name="wallet" />
            <CategoryPicture name="fish" />
          </>,
        ),
      ),
    ).toEqual(['/scenes.svg#wallet', '/categories.svg#fish']);
  });

  it('are decorative and hidden from screen readers', () => {
    const container = show(
      <>
        <Scene name="wallet" />
        <CategoryPicture name="fish" />
      </>,
    );
    for (const picture of container.querySelectorAll('svg')) expect(picture.getAttribute('aria-hidden')).toBe('true');
  });

  it('reserve their space before loading', () => {
    const picture = show(<Scene name="empty" />).querySelector('svg');
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['160', '120']);
  });
});

describe('the brand’s hero', () => {
  it('is AVIF with a WebP fallback, high priority and fixed dimensions', () => {
    const container = show(<BrandHero isUrgent>Welcome</BrandHero>);
    const image = container.querySelector('img');
    expect(image?.getAttribute('srcset')).toBe('/hero.avif');
    expect(image?.getAttribute('src')).toBe('/hero.webp');
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect(image?.getAttribute('loading')).toBe('eager');
    expect([image?.getAttribute('width'), image?.getAttribute('height'), image?.getAttribute('alt')]).toEqual([
      '480',
      '210',
      '',
    ]);
    expect(screen.getByText('Welcome')).toBeShown();
  });
});

describe('empty and failed states', () => {
  it('use the symbols of the brand', () => {
    expect(
      drawn(
        show(
          <>
            <EmptyState title="No bets yet" scene="records" />
            <EmptyState title="Nothing" />
            <ErrorState title="Failed" />
            <ErrorState title="No connection" scene="offline" />
          </>,
        ),
      ),
    ).toEqual(['/scenes.svg#records', '/scenes.svg#empty', '/scenes.svg#error', '/scenes.svg#offline']);
  });

  it('show their text without a brand', () => {
    const { container } = render(<ErrorState title="The site did not start" />);
    expect(screen.getByRole('alert').textContent).toBe('The site did not start');
    expect(drawn(container)).toEqual([]);
  });
});
