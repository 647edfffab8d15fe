import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Carousel, type CarouselSlide } from './Carousel.tsx';

const slides: readonly CarouselSlide[] = [
  'Welcome bonus',
  'Lucky Friday',
  'Jackpot week',
  'Match night',
  'Free rounds',
].map((alt) => ({ id: alt, alt, source: { src: `/${alt}.jpg` } }));

/** Waits until all requested chunks have loaded. */
async function arrive(): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(50);
    await vi.dynamicImportSettled();
  });
}

/** Touches the page outside the carousel. */
async function touchPage(): Promise<void> {
  window.dispatchEvent(new Event('pointerdown'));
  await arrive();
}

async function show(count: number): Promise<void> {
  render(<Carousel label="Offers" slides={slides.slice(0, count)} pauseLabel="Pause" playLabel="Play" />);
  await arrive();
}

/** Whether Swiper moves the slides. */
function hasSwiper(): boolean {
  return document.querySelector('.swiper-initialized') !== null;
}

/** Returns the names of the rendered slides, inert ones included. */
function drawn(): (string | null)[] {
  return screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
}

/** Returns the name of the slide that is not inert. */
function inView(): string | null | undefined {
  return screen
    .getAllByRole('group')
    .find((slide) => !slide.hasAttribute('inert'))
    ?.getAttribute('aria-label');
}

async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  // Without layout, transitions never end.
  const [slide] = screen.queryAllByRole('group');
  if (slide?.parentElement) fireEvent.transitionEnd(slide.parentElement);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('Carousel', () => {
  it('HOME-01 renders only the first banner before Swiper loads, with an eager picture', () => {
    render(<Carousel label="Offers" slides={slides} pauseLabel="Pause" playLabel="Play" />);
    expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual(['Welcome bonus']);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  });

  it('HOME-01 advances without Swiper while the page is not touched', async () => {
    await show(5);
    for (const next of ['2/5: Lucky Friday', '3/5: Jackpot week', '4/5: Match night']) {
      await pass(5000);
      expect(inView()).toBe(next);
    }
    expect(hasSwiper()).toBe(false);
  });

  it('HOME-01 renders the next banner in advance and loads its picture eagerly', async () => {
    await show(5);
    await pass(2000);
    expect(drawn()).toEqual(['Welcome bonus']);
    await pass(1000);
    expect(drawn()).toEqual(['Welcome bonus', 'Lucky Friday']);
    expect(screen.getByAltText('Lucky Friday').getAttribute('loading')).toBe('eager');
    await pass(2000);
    // The leaving banner is under the entering one.
    expect(drawn()).toEqual(['Welcome bonus', 'Lucky Friday', 'Jackpot week']);
    expect(screen.getByAltText('Jackpot week').getAttribute('loading')).toBe('eager');
  });

  it('shows the banner of a pressed dot before Swiper loads', async () => {
    await show(5);
    fireEvent.click(screen.getByRole('button', { name: '4/5: Match night' }));
    expect(inView()).toBe('4/5: Match night');
    expect(hasSwiper()).toBe(false);
  });

  it.each([
    ['a dot is pressed', () => fireEvent.click(screen.getByRole('button', { name: '4/5: Match night' }))],
    ['a pointer comes', () => fireEvent.pointerEnter(screen.getByRole('region', { name: 'Offers' }))],
    ['the page is touched', () => window.dispatchEvent(new Event('pointerdown'))],
  ])('loads Swiper and renders all banners once %s', async (_, begin) => {
    await show(5);
    begin();
    await arrive();
    expect(hasSwiper()).toBe(true);
    expect(drawn()).toHaveLength(5);
  });

  it('keeps its position and advances after Swiper loads', async () => {
    await show(5);
    await pass(5000);
    await touchPage();
    expect([hasSwiper(), inView()]).toEqual([true, '2/5: Lucky Friday']);
    await pass(5000);
    expect(inView()).toBe('3/5: Jackpot week');
  });
});

describe.each([
  ['before swiper is there', () => Promise.resolve()],
  ['moved by swiper', touchPage],
])('Carousel %s', (_mover, setOff) => {
  it('HOME-01 has a dot for each banner and none for a removed one', async () => {
    const offers = (from: number) => (
      <Carousel label="Offers" slides={slides.slice(from, 3)} pauseLabel="Pause" playLabel="Play" />
    );
    const { rerender } = render(offers(0));
    await arrive();
    await setOff();
    rerender(offers(1));
    await pass(0);
    expect(screen.getAllByRole('button', { name: /^\d\// }).map((dot) => dot.getAttribute('aria-label'))).toEqual([
      '1/2: Lucky Friday',
      '2/2: Jackpot week',
    ]);
  });

  it('HOME-01 advances every 5000 ms', async () => {
    await show(3);
    await setOff();
    expect(inView()).toBe('1/3: Welcome bonus');
    await pass(4800);
    expect(inView()).toBe('1/3: Welcome bonus');
    await pass(200);
    expect(inView()).toBe('2/3: Lucky Friday');
    await pass(5000);
    expect(inView()).toBe('3/3: Jackpot week');
  });

  it('HOME-01 returns to the first banner after the last', async () => {
    await show(3);
    await setOff();
    fireEvent.click(screen.getByRole('button', { name: '3/3: Jackpot week' }));
    await pass(50);
    await pass(5100);
    expect(inView()).toBe('1/3: Welcome bonus');
    expect(screen.getByRole('button', { name: '1/3: Welcome bonus' }).getAttribute('aria-current')).toBe('true');
  });

  it('HOME-01 shows a single banner without controls', async () => {
    await show(1);
    await setOff();
    await pass(20_000);
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('HOME-01 hides a banner whose picture fails to load', async () => {
    await show(2);
    await setOff();
    fireEvent.error(screen.getByAltText('Welcome bonus'));
    expect(screen.queryByAltText('Welcome bonus')).toBeNull();
    expect(screen.getAllByAltText('Lucky Friday')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stops while paused and advances again after play', async () => {
    await show(3);
    await setOff();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await pass(20_000);
    expect(inView()).toBe('1/3: Welcome bonus');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    await pass(5000);
    expect(inView()).toBe('2/3: Lucky Friday');
  });

  it.each([
    ['a finger is on it', fireEvent.pointerDown],
    ['a pointer is over it', fireEvent.pointerEnter],
    ['something in it has the focus', fireEvent.focusIn],
  ])('does not advance while %s', async (_, rest) => {
    await show(3);
    await setOff();
    rest(screen.getByRole('region', { name: 'Offers' }));
    await pass(20_000);
    expect(inView()).toBe('1/3: Welcome bonus');
  });

  it('does not advance under reduced motion, but shows the banner of a pressed dot', async () => {
    vi.spyOn(Object.getPrototypeOf(matchMedia('all')) as MediaQueryList, 'matches', 'get').mockReturnValue(true);
    await show(3);
    await setOff();
    await pass(20_000);
    expect(inView()).toBe('1/3: Welcome bonus');
    fireEvent.click(screen.getByRole('button', { name: '2/3: Lucky Friday' }));
    await pass(50);
    expect(inView()).toBe('2/3: Lucky Friday');
  });

  it('does not advance while the page is hidden', async () => {
    await show(3);
    await setOff();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(20_000);
    expect(inView()).toBe('1/3: Welcome bonus');
  });

  it('moves from the first dot to the last on the left arrow key', async () => {
    await show(3);
    await setOff();
    const [first] = screen.getAllByRole('button', { name: '1/3: Welcome bonus' });
    if (first) fireEvent.keyDown(first, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '3/3: Jackpot week' }));
    await pass(50);
    expect(inView()).toBe('3/3: Jackpot week');
  });

  it('announces a selected banner but not an automatic advance', async () => {
    await show(3);
    await setOff();
    await pass(5000);
    expect(screen.queryByText('2/3: Lucky Friday')).toBeNull();
    const dot = screen.getByRole('button', { name: '3/3: Jackpot week' });
    act(() => {
      dot.focus();
    });
    fireEvent.click(dot);
    await pass(50);
    expect(screen.getByText('3/3: Jackpot week')).toBeShown();
  });
});
