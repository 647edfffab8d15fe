import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { useReducedMotion } from '../useReducedMotion.ts';

interface SlideShow {
  readonly trackRef: RefObject<HTMLUListElement | null>;
  /** The slide in view, from 0. */
  readonly current: number;
  /** The doubles at both ends are there, which make the end join the beginning. */
  readonly hasLooped: boolean;
  readonly isPaused: boolean;
  readonly setIsPaused: (isPaused: boolean) => void;
  readonly goTo: (index: number) => void;
  /** Put on the carousel: what is touched, pointed at or focused does not move away. */
  readonly restEvents: Readonly<Record<'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onFocus' | 'onBlur', () => void>>;
  readonly handleScroll: () => void;
}

/**
 * Moves a track of full-width slides by scrolling it, so that fingers, keyboards and the clock share one position. The track
 * holds a double of the last slide before the first and of the first after the last; standing on a double, it jumps
 * unseen to the slide itself.
 */
export function useSlideShow(count: number, intervalMs: number): SlideShow {
  const trackRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [hasMounted, setHasMounted] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [isResting, setIsResting] = useState(false);
  const hasReducedMotion = useReducedMotion();
  const hasLooped = hasMounted && count > 1;

  const scrollTo = useCallback((place: number, behavior: 'smooth' | 'instant') => {
    const track = trackRef.current;
    if (!track) return;
    const direction = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
    track.scrollTo({ left: place * track.clientWidth * direction, behavior });
  }, []);

  // The slides after the first come once the page has painted.
  useEffect(() => {
    const frame = requestAnimationFrame(() => { setHasMounted(true); });
    return () => { cancelAnimationFrame(frame); };
  }, []);

  // The double that comes in before the first slide must not be seen to push it aside.
  useLayoutEffect(() => {
    if (hasLooped) scrollTo(1, 'instant');
  }, [hasLooped, scrollTo]);

  const isMoving = hasLooped && !isPaused && !isResting && !hasReducedMotion;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) scrollTo(current + 2, 'smooth');
    }, intervalMs);
    return () => { clearInterval(timer); };
  }, [isMoving, current, intervalMs, scrollTo]);

  const handleScroll = (): void => {
    const track = trackRef.current;
    if (!track || !hasLooped || track.clientWidth === 0) return;
    const place = Math.abs(track.scrollLeft) / track.clientWidth;
    if (place <= 0.002) scrollTo(count, 'instant');
    else if (place >= count + 0.998) scrollTo(1, 'instant');
    setCurrent((Math.round(place) - 1 + count) % count);
  };

  const rest = (): void => { setIsResting(true); };
  const resume = (): void => { setIsResting(false); };
  return {
    trackRef, current, hasLooped, isPaused, setIsPaused,
    goTo: (index) => { scrollTo(index + 1, hasReducedMotion ? 'instant' : 'smooth'); },
    restEvents: {
      onPointerEnter: rest, onPointerLeave: resume, onPointerDown: rest, onPointerUp: resume, onPointerCancel: resume, onFocus: rest, onBlur: resume,
    },
    handleScroll,
  };
}
