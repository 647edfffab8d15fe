/** How near the edge a finger must begin, in CSS pixels. */
const EDGE = 40;
/** From which way on a swipe is a step back, in CSS pixels. */
const DISTANCE = 100;
/** How long after it a page counts as swiped to, in milliseconds. */
const RESET_MS = 500;

/** A watch over steps back that a finger makes by itself. */
export interface SwipeBackWatch {
  /**
   * Whether the finger has just swiped one step back. The browser has then moved the page itself, and another animation
   * would show the way twice.
   */
  isSwiped: () => boolean;
  stop: () => void;
}

/** Watches for swipes from the edge at which a line begins. */
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
