import type { Swiper } from 'swiper';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { useLaterQueue } from '../laterQueue.ts';
import { useReducedMotion } from '../useReducedMotion.ts';

/** How long a slide takes to come in, in ms; the `motion.slide` of the tokens. */
const slideMs = 400;

interface SlideShow {
  /** Put on the element that clips the slides; its first child is the row of slides. */
  readonly frameRef: RefObject<HTMLDivElement | null>;
  /** The slide in view, from 0. */
  readonly current: number;
  /** The slide that comes next, from 0. */
  readonly next: number;
  /**
   * The slides to draw, from 0: all of them for swiper; before it the one in view, the one it came over, and the next
   * one from half of the interval on.
   */
  readonly drawn: readonly number[];
  /** The slide that the one in view has come over; undefined until there was one, and where swiper moves slides in. */
  readonly left: number | undefined;
  /** Slides follow one another by the clock at this moment. */
  readonly isMoving: boolean;
  readonly isPaused: boolean;
  readonly setIsPaused: (isPaused: boolean) => void;
  readonly goTo: (index: number) => void;
  /** Put on the carousel: what is touched, pointed at or focused does not move away. */
  readonly restEvents: Readonly<
    Record<
      'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onFocus' | 'onBlur',
      () => void
    >
  >;
}

/**
 * Moves slides by swiper, which is fetched after the page was first touched, or at once when the carousel is. Until
 * then the clock brings one slide after the other, each in the geometry that swiper keeps. The clock is ours: swiper's
 * own asks for a frame of the screen all the while.
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
  /* One word for all slides: as long as it stays, swiper stays too. */
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
      // A transition that the browser gave up would otherwise hold all that follow.
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
    // The picture of the next slide has half of the time to arrive.
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
  // The leaving slide comes first: it is under the one that covers it.
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
