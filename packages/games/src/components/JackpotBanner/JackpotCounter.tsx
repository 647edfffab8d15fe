import { lazy, Suspense, type ReactNode } from 'react';
import { useSettings } from '@parlor/core';
import { JackpotCard } from './JackpotCard.tsx';

const JackpotPlates = lazy(async () => ({ default: (await import('./JackpotPlates.tsx')).JackpotPlates }));

/** The jackpots of the ledger if the merchant shows them; otherwise the animation. */
export function JackpotCounter({
  animated: Animated,
  children,
}: {
  animated: (props: { children: ReactNode }) => ReactNode;
  children: ReactNode;
}) {
  const { jackpotSource } = useSettings();
  if (jackpotSource !== 'ledger') return <Animated>{children}</Animated>;
  return (
    <Suspense fallback={<JackpotCard amount={undefined}>{children}</JackpotCard>}>
      <JackpotPlates>{children}</JackpotPlates>
    </Suspense>
  );
}
