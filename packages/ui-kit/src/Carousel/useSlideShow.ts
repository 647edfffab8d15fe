import type { Swiper } from 'swiper';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { useReducedMotion } from '../useReducedMotion.ts';
import { whenIdle } from './whenIdle.ts';

/** How long a slide takes to come in, in ms; the `motion.slide` of the tokens. */
const slideMs = 400;

interface SlideShow {
  /** Put on the element that clips the slides; its first child is the row of slides. */
  readonly frameRef: RefObject<HTMLDivElement | null>;
  /** The slide in view, from 0. */
  readonly current: number;
  /** The script that moves slides is there: the slides after the first may be drawn. */
  readonly isReady: boolean;
  /** Slides follow one another by the clock at this moment. */
  readonly isMoving: boolean;
  readonly isPaused: boolean;
  readonly setIsPaused: (isPaused: boolean) => void;
  readonly goTo: (index: number) => void;
  /** Put on the carousel: what is touched, pointed at or focused does not move away. */
  readonly restEvents: Readonly<Record<'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onFocus' | 'onBlur', () => void>>;
}

/**
 * Moves slides by swiper, which is fetched once the page has nothing else to do, or at once when the carousel is touched.
 * Until then the first slide stands alone in the geometry that swiper keeps. The clock is ours: swiper's own asks for a frame
 * of the screen all the while.
 */
export function useSlideShow(ids: readonly string[], intervalMs: number): SlideShow {
  const frameRef = useRef<HTMLDivElement>(null);
  const swiperRef = useRef<Swiper>(undefined);
  const wanted = useRef(0);
  const [Engine, setEngine] = useState<typeof Swiper>();
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const hasReducedMotion = useReducedMotion();
  const count = ids.length;
  /* One word for all slides: as long as it stays, swiper stays too. */
  const key = ids.join('\n');
  const isReady = Engine !== undefined && count > 1;

  const load = useCallback(() => {
    // Where it cannot be fetched the first slide stays; the next touch or press asks again.
    void import('swiper').then(({ Swiper: loaded }) => setEngine(() => loaded)).catch(() => undefined);
  }, []);

  useEffect(() => (count > 1 ? whenIdle(load) : undefined), [count, load]);

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
    swiper.on('realIndexChange', ({ realIndex }) => { setCurrent(realIndex); });
    return () => {
      wanted.current = 0;
      swiperRef.current = undefined;
      swiper.destroy();
    };
  }, [Engine, key]);

  const isMoving = isReady && !isPaused && !isHeld && !isPointedAt && !isFocused && !hasReducedMotion;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) swiperRef.current?.slideNext();
    }, intervalMs);
    return () => { clearInterval(timer); };
  }, [isMoving, intervalMs]);

  return {
    frameRef, current: current % Math.max(count, 1), isReady, isMoving, isPaused, setIsPaused,
    goTo: (index) => {
      wanted.current = index;
      if (swiperRef.current) swiperRef.current.slideToLoop(index, hasReducedMotion ? 0 : slideMs);
      else load();
    },
    restEvents: {
      onPointerEnter: () => {
        setIsPointedAt(true);
        if (count > 1) load();
      },
      onPointerLeave: () => {
        setIsPointedAt(false);
        setIsHeld(false);
      },
      onPointerDown: () => { setIsHeld(true); },
      onPointerUp: () => { setIsHeld(false); },
      onPointerCancel: () => { setIsHeld(false); },
      onFocus: () => { setIsFocused(true); },
      onBlur: () => { setIsFocused(false); },
    },
  };
}
