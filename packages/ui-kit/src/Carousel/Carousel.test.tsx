import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Carousel, type CarouselSlide } from './Carousel.tsx';

const slides: readonly CarouselSlide[] = ['Welcome bonus', 'Lucky Friday', 'Jackpot week'].map((alt) => ({ id: alt, alt, source: { src: `/${alt}.jpg` } }));
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

function show(count: number): void {
  render(<Carousel label="Offers" slides={slides.slice(0, count)} pauseLabel="Pause" playLabel="Play" />);
  act(() => { vi.advanceTimersToNextFrame(); });
  scrollTo.mockClear();
}

/** Where the track was sent, in slides; the first slide stands at 1, after the double of the last. */
function places(): (number | undefined)[] {
  return scrollTo.mock.calls.map(([{ left }]) => (left ?? 0) / 390);
}

function arriveAt(place: number): void {
  const [track] = screen.getAllByRole('list');
  if (!track) throw new Error('there is no track');
  track.scrollLeft = place * 390;
  fireEvent.scroll(track);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrollTo as never);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('Carousel', () => {
  it('HOME-01 moves on every 5000 ms', () => {
    show(3);
    act(() => { vi.advanceTimersByTime(4999); });
    expect(places()).toEqual([]);
    act(() => { vi.advanceTimersByTime(1); });
    expect(places()).toEqual([2]);
    arriveAt(2);
    act(() => { vi.advanceTimersByTime(5000); });
    expect(places()).toEqual([2, 3]);
  });

  it('HOME-01 begins again after the last banner', () => {
    show(3);
    arriveAt(3);
    act(() => { vi.advanceTimersByTime(5000); });
    expect(places()).toEqual([4]);
    arriveAt(4);
    expect(places()).toEqual([4, 1]);
    expect(screen.getByRole('button', { name: '1/3: Welcome bonus' }).getAttribute('aria-current')).toBe('true');
  });

  it('HOME-01 leaves a single banner where it is, without controls', () => {
    show(1);
    act(() => { vi.advanceTimersByTime(20_000); });
    expect(places()).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('HOME-01 hides a banner whose picture fails', () => {
    show(2);
    const [broken] = screen.getAllByAltText('Welcome bonus');
    if (broken) fireEvent.error(broken);
    expect(screen.queryByAltText('Welcome bonus')).toBeNull();
    expect(screen.getAllByAltText('Lucky Friday')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stands still while it is paused and goes on when it is played', () => {
    show(3);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => { vi.advanceTimersByTime(20_000); });
    expect(places()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    act(() => { vi.advanceTimersByTime(5000); });
    expect(places()).toEqual([2]);
  });

  it('rests while a finger is on it', () => {
    show(3);
    fireEvent.pointerDown(screen.getByRole('region', { name: 'Offers' }));
    act(() => { vi.advanceTimersByTime(20_000); });
    expect(places()).toEqual([]);
  });
});
