import type { Swiper } from 'swiper';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { useLaterQueue } from '../laterQueue.ts';
import { useReducedMotion } from '../useReducedMotion.ts';

/** Duration of a slide's entrance, in ms; equals the token `motion.slide`. */
const slideMs = 400;

interface SlideShow {
  /** Ref of the element that clips the slides; its first child is the row of slides. */
  readonly frameRef: RefObject<HTMLDivElement | null>;
  /** Index of the visible slide. */
  readonly current: number;
  /** Index of the next slide. */
  readonly next: number;
  /**
   * Indices of the slides to render: all of them for Swiper; before it the visible one, the one under it, and the next
   * one from half of the interval on.
   */
  readonly drawn: readonly number[];
  /** Index of the slide under the visible one; undefined before the first change, and when Swiper moves the slides. */
  readonly left: number | undefined;
  /** Whether the slides are advancing by the timer. */
  readonly isMoving: boolean;
  readonly isPaused: boolean;
  readonly setIsPaused: (isPaused: boolean) => void;
  readonly goTo: (index: number) => void;
  /** Handlers for the carousel: a slide that is touched, hovered or focused does not move. */
  readonly restEvents: Readonly<
    Record<
      'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onFocus' | 'onBlur',
      () => void
    >
  >;
}

/**
 * Moves slides by Swiper, which is fetched after the first touch of the page, or at once when the carousel is touched.
 * Until then a timer changes the slides, in Swiper's layout. The timer is this hook's: Swiper's own requests animation
 * frames all the time.
 */
export function useSlideShow(ids: readonly string[], intervalMs: number): SlideShow {
  const frameRef = useRef<HTMLDivElement>(null);
  const swiperRef = useRef<Swiper>(undefined);
  const wanted = useRef(0);
  const [Engine, setEngine] = useState<typeof Swiper>();
  const [current, setCurrent] = useState(0);
  const [isNextDrawn, setIsNextDrawn] = useState(false);
  const [turnedFrom, setTurnedFrom] = useState<number>();
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const hasReducedMotion = useReducedMotion();
  const later = useLaterQueue();
  const count = ids.length;
  /* One string for all slides: as long as it does not change, Swiper stays mounted. */
  const key = ids.join('\n');
  const isReady = Engine !== undefined && count > 1;

  // If it cannot be fetched, the timer continues; the next touch or press retries.
  const load = useCallback(
    () => import('swiper').then(({ Swiper: loaded }) => setEngine(() => loaded)).catch(() => undefined),
    [],
  );

  useEffect(() => (count > 1 ? later.add('motion', load) : undefined), [count, later, load]);

  const turnTo = useCallback((index: number): void => {
    setTurnedFrom(wanted.current);
    wanted.current = index;
    setCurrent(index);
  }, []);

  useLayoutEffect(() => {
    const frame = frameRef.current;
    const slideCount = key.split('\n').length;
    if (!Engine || !frame || slideCount < 2) return undefined;
    const swiper = new Engine(frame, {
      loop: true,
      speed: slideMs,
      initialSlide: wanted.current % slideCount,
      threshold: 6,
      // Otherwise a transition cancelled by the browser would block all later ones.
      loopPreventsSliding: false,
    });
    swiperRef.current = swiper;
    setCurrent(swiper.realIndex);
    swiper.on('realIndexChange', ({ realIndex }) => {
      setCurrent(realIndex);
    });
    return () => {
      wanted.current = 0;
      swiperRef.current = undefined;
      swiper.destroy();
    };
  }, [Engine, key]);

  const isMoving = count > 1 && !isPaused && !isHeld && !isPointedAt && !isFocused && !hasReducedMotion;
  useEffect(() => {
    if (!isMoving) return undefined;
    // The picture of the next slide has half of the interval to load.
    const draw = setTimeout(() => {
      setIsNextDrawn(true);
    }, intervalMs / 2);
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (swiperRef.current) swiperRef.current.slideNext();
      else turnTo((wanted.current + 1) % count);
    }, intervalMs);
    return () => {
      clearTimeout(draw);
      clearInterval(timer);
    };
  }, [isMoving, intervalMs, count, turnTo]);

  const inView = current % Math.max(count, 1);
  const next = (inView + 1) % Math.max(count, 1);
  const left =
    isReady || turnedFrom === inView || turnedFrom === undefined || turnedFrom >= count ? undefined : turnedFrom;
  // The leaving slide comes first, because it is under the entering one.
  const before = [...new Set([left ?? inView, inView, ...(isNextDrawn ? [next] : [])])];
  return {
    frameRef,
    current: inView,
    next,
    drawn: isReady ? ids.map((_, index) => index) : before,
    left,
    isMoving,
    isPaused,
    setIsPaused,
    goTo: (index) => {
      if (swiperRef.current) {
        wanted.current = index;
        swiperRef.current.slideToLoop(index, hasReducedMotion ? 0 : slideMs);
      } else {
        turnTo(index);
        void load();
      }
    },
    restEvents: {
      onPointerEnter: () => {
        setIsPointedAt(true);
        if (count > 1 && !Engine) void load();
      },
      onPointerLeave: () => {
        setIsPointedAt(false);
        setIsHeld(false);
      },
      onPointerDown: () => {
        setIsHeld(true);
      },
      onPointerUp: () => {
        setIsHeld(false);
      },
      onPointerCancel: () => {
        setIsHeld(false);
      },
      onFocus: () => {
        setIsFocused(true);
      },
      onBlur: () => {
        setIsFocused(false);
      },
    },
  };
}
