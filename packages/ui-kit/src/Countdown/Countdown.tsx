import { useEffect, useRef, useState, type ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Countdown.styles.ts';
import { announcedAt, durationOf, formatTimeLeft, msToNextSecond, timeLeft, type TimeLeft } from './timeLeft.ts';

export type { TimeLeft } from './timeLeft.ts';

export interface CountdownProps {
  /** What ends then; the name of the timer for screen readers. */
  readonly label: string;
  /** When it ends by the server's clock: ISO 8601, or ms since 1970. */
  readonly endsAt: string | number;
  /** How far the server's clock is ahead of the device's, in ms; negative when it is behind. */
  readonly serverOffsetMs?: number;
  /** Writes what is left; left out, as a clock ("1:04:59"). */
  readonly format?: (left: TimeLeft) => string;
  /** Words that screen readers hear at 10, 5 and 1 minutes, 30 and 10 seconds and at the end; left out, nothing is read out. */
  readonly announce?: (left: TimeLeft) => string;
  /** Called once for each end, on reaching it or when it has passed already. */
  readonly onEnd?: () => void;
}

/**
 * What is left until a moment of the server's, second by second. It counts by the end and not by its own ticks, so a phone
 * that slept shows the right time at once. Digits have one width, and screen readers hear it only now and then.
 */
export function Countdown({ label, endsAt, serverOffsetMs = 0, format = formatTimeLeft, announce, onEnd }: CountdownProps): ReactNode {
  const endsAtMs = typeof endsAt === 'number' ? endsAt : Date.parse(endsAt);
  const [nowMs, setNowMs] = useState(() => Date.now() + serverOffsetMs);
  const left = timeLeft(endsAtMs, nowMs);
  const [start, setStart] = useState({ endsAtMs, totalSeconds: left.totalSeconds });
  if (start.endsAtMs !== endsAtMs) setStart({ endsAtMs, totalSeconds: left.totalSeconds });
  const hasEnded = left.totalSeconds === 0;
  const latestOnEnd = useRef(onEnd);
  useEffect(() => { latestOnEnd.current = onEnd; });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      clearTimeout(timer);
      const now = Date.now() + serverOffsetMs;
      setNowMs(now);
      if (now < endsAtMs) timer = setTimeout(tick, msToNextSecond(endsAtMs, now));
      else latestOnEnd.current?.();
    };
    const wake = (): void => {
      if (!document.hidden && timer !== undefined && Date.now() + serverOffsetMs < endsAtMs) tick();
    };
    tick();
    document.addEventListener('visibilitychange', wake);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [endsAtMs, serverOffsetMs]);

  // The mark last passed since the start: its words stay until the next one, so that nothing is said in between.
  const mark = announcedAt.findLast((seconds) => left.totalSeconds <= seconds && seconds <= start.totalSeconds);
  return (
    <>
      <Root role="timer" aria-label={label} $hasEnded={hasEnded}><time dateTime={durationOf(left)}>{format(left)}</time></Root>
      {announce && (
        <span aria-live="polite">
          <VisuallyHidden>{mark === undefined ? '' : announce(timeLeft(mark * 1000, 0))}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
