import type { ReactNode } from 'react';
import { useTranslation } from '@parlor/i18n';
import { Text } from '@parlor/ui-kit';
import { JackpotCard } from './JackpotCard.tsx';
import { JackpotCounter } from './JackpotCounter.tsx';
import { useClimbingJackpot } from './useClimbingJackpot.ts';

const Climbing = ({ children }: { children: ReactNode }) => (
  <JackpotCard amount={useClimbingJackpot()}>{children}</JackpotCard>
);

/** The jackpot display above the jackpot games. A separate module, so that home does not load it. */
export function JackpotDisplay() {
  const { t } = useTranslation('games');
  return (
    <JackpotCounter animated={Climbing}>
      <Text size={14} tone="secondary">
        {t('home.jackpotText')}
      </Text>
    </JackpotCounter>
  );
}
