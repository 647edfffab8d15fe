import { memo, type ReactNode } from 'react';
import { Link } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { LinkButton } from '@parlor/ui-kit';
import { listPath } from '../../model/gameScreens.ts';
import { JackpotCard } from './JackpotCard.tsx';
import { JackpotCounter } from './JackpotCounter.tsx';
import { useGrowingJackpot } from './useGrowingJackpot.ts';

const Growing = ({ children }: { children: ReactNode }) => (
  <JackpotCard amount={useGrowingJackpot()}>{children}</JackpotCard>
);

/** The jackpot counter of home, linked to the jackpot games. */
export const JackpotBanner = memo(function JackpotBanner() {
  const { t } = useTranslation('games');
  return (
    <JackpotCounter animated={Growing}>
      <LinkButton variant="secondary" size="small" render={<Link to={listPath('JACKPOT')} />}>
        {t('home.jackpotAction')}
      </LinkButton>
    </JackpotCounter>
  );
});
