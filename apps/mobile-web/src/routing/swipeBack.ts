/** How near the edge a swipe must begin, in CSS pixels. */
const EDGE = 40;
/** The distance from which a swipe is a step back, in CSS pixels. */
const DISTANCE = 100;
/** How long after a swipe a page counts as swiped to, in ms. */
const RESET_MS = 500;

/** Detects the browser's swipe-back gesture. */
export interface SwipeBackWatch {
  /**
   * Whether a swipe has just navigated back. The browser has then animated the page itself, and a second animation
   * would repeat the motion.
   */
  isSwiped: () => boolean;
  stop: () => void;
}

/** Watches for swipes from the start edge of the text direction. */
export function watchSwipeBack(): SwipeBackWatch {
  let isSwiped = false;
  let start: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fromEdge = (x: number) => (document.documentElement.dir === 'rtl' ? window.innerWidth - x : x);

  const begin = ({ touches }: TouchEvent) => {
    const [touch] = touches;
    const at = touch && touches.length === 1 ? fromEdge(touch.clientX) : EDGE + 1;
    start = at <= EDGE ? at : undefined;
  };
  const move = ({ touches }: TouchEvent) => {
    const [touch] = touches;
    if (start === undefined || !touch || fromEdge(touch.clientX) - start <= DISTANCE) return;
    isSwiped = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSwiped = false;
    }, RESET_MS);
  };
  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchmove', move, { passive: true });
  const stop = () => {
    document.removeEventListener('touchstart', begin);
    document.removeEventListener('touchmove', move);
    clearTimeout(timer);
  };
  return { isSwiped: () => isSwiped, stop };
}
