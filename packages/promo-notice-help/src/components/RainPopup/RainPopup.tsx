import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useKnownReminder, useListRainsQuery } from '@parlor/api-client';
import type { Rain } from '@parlor/contract';
import { isTrialType, paths, useGatewayNow, usePopupTurn, useSession } from '@parlor/core';
import { isRainSeen, markRainSeen } from '../../model/seenRains.ts';

const RainDialog = lazy(async () => ({ default: (await import('./RainDialog.tsx')).RainDialog }));

/** The interval at which it checks whether another dialog has closed, in ms. */
const AGAIN_MS = 5_000;
/** The range of the random delay before a page requests the next window, in ms. */
const SPREAD_MS = 60_000;
/** The maximum delay of a timer, in ms: browsers use 32 bits. */
const LONGEST_MS = 2_000_000_000;

const isForNow = (rain: Rain, now: number): boolean =>
  rain.startsAt <= now && now < rain.endsAt && !rain.isGone && rain.taken.length < rain.most;

/** Whether a dialog is open. */
const hasDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/**
 * Opens the packets of a rain over the current page when the rain starts, once for each window. Waits while another
 * dialog is open, and is not shown over games.
 */
export function RainPopup() {
  const session = useSession();
  if (session === null || isTrialType(session.type)) return null;
  return <Watch key={session.userName} />;
}

function Watch() {
  const { pathname } = useLocation();
  const now = useGatewayNow();
  const { data, refetch } = useListRainsQuery(undefined, { refetchOnFocus: true });
  const [shown, setShown] = useState<Rain>();
  const [isOpen, setIsOpen] = useState(false);
  // The current state of the shown rain, with the amounts taken since.
  const rain = data?.list.find(
    (candidate) => candidate.promotionId === shown?.promotionId && candidate.startsAt === shown?.startsAt,
  );
  if (rain !== undefined && rain !== shown) setShown(rain);
  const reminder = useKnownReminder();
  // The play reminder opens first. Its dialog may still be loading.
  const isReminded = reminder.isLoading || (reminder.data?.due ?? null) !== null;
  const isAway = pathname === paths.rain || pathname.startsWith(paths.play(''));

  const { isTaken, take, leave } = usePopupTurn('rain');
  useEffect(() => {
    if (!isOpen) leave();
  }, [isOpen, leave]);

  useEffect(() => {
    if (data === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const at = now();
      const falling =
        isAway || isReminded
          ? undefined
          : data.list.find((candidate) => isForNow(candidate, at) && !isRainSeen(candidate));
      if (falling !== undefined && !hasDialog() && take()) {
        markRainSeen(falling);
        setShown(falling);
        setIsOpen(true);
      }
      const isWaiting = falling !== undefined && hasDialog();
      const begins = data.list.map(({ startsAt }) => startsAt - at).filter((ms) => ms > 0);
      const next = Math.min(isWaiting ? AGAIN_MS : LONGEST_MS, ...begins);
      if (data.list.length > 0) timer = setTimeout(look, next);
    };
    look();
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the clock is read on demand
  }, [data, isAway, isReminded, isTaken]);

  useEffect(() => {
    if (data === undefined || data.list.length === 0) return undefined;
    const endsIn = Math.min(...data.list.map(({ endsAt }) => endsAt)) - now();
    const timer = setTimeout(
      () => void refetch(),
      Math.min(LONGEST_MS, Math.max(0, endsIn) + Math.random() * SPREAD_MS),
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [data, refetch]);

  // Closes when the player opens a game or the page of the packets.
  if (isOpen && isAway) setIsOpen(false);
  return (
    shown && (
      <Suspense fallback={null}>
        <RainDialog
          rain={shown}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onClosed={() => setShown(undefined)}
        />
      </Suspense>
    )
  );
}
