import { useEffect, useRef, useState, type ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Countdown.styles.ts';
import { announcedAt, durationOf, formatTimeLeft, msToNextSecond, timeLeft, type TimeLeft } from './timeLeft.ts';

export type { TimeLeft } from './timeLeft.ts';

/** Props of `Countdown`. Times are on the server's clock. */
export interface CountdownProps {
  /** Accessible name of the timer. */
  readonly label: string;
  /** End on the server's clock: ISO 8601, or epoch milliseconds. */
  readonly endsAt: string | number;
  /** Server time minus device time, in ms. */
  readonly serverOffsetMs?: number;
  /** Formats the time left. Defaults to a clock, "1:04:59". */
  readonly format?: (left: TimeLeft) => string;
  /** Text announced at 10, 5 and 1 minutes, 30 and 10 seconds and at the end. Nothing is announced without it. */
  readonly announce?: (left: TimeLeft) => string;
  /** Called once per `endsAt`, when it is reached or if it has already passed. */
  readonly onEnd?: () => void;
}

/**
 * Time left until `endsAt`, updated every second. It is computed from the end, not from ticks, so it is correct after
 * the device slept. Screen readers announce it only at the intervals of `announcedAt`.
 */
export function Countdown({
  label,
  endsAt,
  serverOffsetMs = 0,
  format = formatTimeLeft,
  announce,
  onEnd,
}: CountdownProps): ReactNode {
  const endsAtMs = typeof endsAt === 'number' ? endsAt : Date.parse(endsAt);
  const [nowMs, setNowMs] = useState(() => Date.now() + serverOffsetMs);
  const left = timeLeft(endsAtMs, nowMs);
  const [start, setStart] = useState({ endsAtMs, totalSeconds: left.totalSeconds });
  if (start.endsAtMs !== endsAtMs) setStart({ endsAtMs, totalSeconds: left.totalSeconds });
  const hasEnded = left.totalSeconds === 0;
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });

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

  // The last announcement passed since mounting. Its text stays until the next one, so that nothing is announced in
  // between.
  const mark = announcedAt.findLast((seconds) => left.totalSeconds <= seconds && seconds <= start.totalSeconds);
  return (
    <>
      <Root role="timer" aria-label={label} $hasEnded={hasEnded}>
        <time dateTime={durationOf(left)}>{format(left)}</time>
      </Root>
      {announce && (
        <span aria-live="polite">
          <VisuallyHidden>{mark === undefined ? '' : announce(timeLeft(mark * 1000, 0))}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
