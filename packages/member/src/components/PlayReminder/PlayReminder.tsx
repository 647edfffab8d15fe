import { lazy, Suspense, useEffect, useState } from 'react';
import { useGetPlayReminderQuery, useKnownBalance } from '@parlor/api-client';
import { isTrialType, useSession } from '@parlor/core';

const ReminderDialog = lazy(async () => ({ default: (await import('./ReminderDialog.tsx')).ReminderDialog }));

/** How often a balance that moves makes the page ask whether there is play, in ms. */
const ASK_EVERY_MS = 60_000;

/**
 * Reminds players of how long they have played, on whatever page they are (MEM-08). The gateway counts; this asks when
 * the answer can be another one: when the play that continues has lasted long enough, and, where there was none, when a
 * bet has moved the balance. An idle page asks nothing, so that its session can expire.
 */
export function PlayReminder() {
  const session = useSession();
  if (session === null || isTrialType(session.type)) return null;
  return <Watch key={session.userName} />;
}

function Watch() {
  const {
    data,
    fulfilledTimeStamp = 0,
    refetch,
  } = useGetPlayReminderQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const balance = useKnownBalance().data?.sumBalance;
  const askInMs = data?.askInMs ?? null;
  const isIdle = data !== undefined && data.minutes !== null && askInMs === null && data.due === null;

  useEffect(() => {
    if (askInMs === null) return undefined;
    const timer = setTimeout(() => void refetch(), askInMs);
    return () => clearTimeout(timer);
  }, [askInMs, fulfilledTimeStamp, refetch]);

  useEffect(() => {
    if (isIdle && Date.now() - fulfilledTimeStamp >= ASK_EVERY_MS) void refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- a balance that moves is what asks
  }, [balance]);

  // It stays until the dialog has closed, so that its words do not change on the way out.
  const due = data?.due ?? undefined;
  const [shown, setShown] = useState(due);
  if (due && due !== shown) setShown(due);
  return (
    shown && (
      <Suspense fallback={null}>
        <ReminderDialog due={shown} isOpen={due !== undefined} onClosed={() => setShown(undefined)} />
      </Suspense>
    )
  );
}
