import { lazy, memo, Suspense, type ReactNode } from 'react';
import { Link, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { LinkButton, Text } from '@parlor/ui-kit';
import { listPath } from '../../model/gameScreens.ts';
import { JackpotCard } from './JackpotCard.tsx';
import { useClimbingJackpot, useGrowingJackpot } from './useJackpot.ts';

const JackpotPlates = lazy(async () => ({ default: (await import('./JackpotPlates.tsx')).JackpotPlates }));

/** The jackpots of the ledger where the merchant shows those; else the animation. */
function Counter({
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

const Growing = ({ children }: { children: ReactNode }) => (
  <JackpotCard amount={useGrowingJackpot()}>{children}</JackpotCard>
);
const Climbing = ({ children }: { children: ReactNode }) => (
  <JackpotCard amount={useClimbingJackpot()}>{children}</JackpotCard>
);

/** The jackpot counter of home, linked to the jackpot games. */
export const JackpotBanner = memo(function JackpotBanner() {
  const { t } = useTranslation('games');
  return (
    <Counter animated={Growing}>
      <LinkButton variant="secondary" size="small" render={<Link to={listPath('JACKPOT')} />}>
        {t('home.jackpotAction')}
      </LinkButton>
    </Counter>
  );
});

/** The jackpot display above the jackpot games. */
export function JackpotDisplay() {
  const { t } = useTranslation('games');
  return (
    <Counter animated={Climbing}>
      <Text size={14} tone="secondary">
        {t('home.jackpotText')}
      </Text>
    </Counter>
  );
}
