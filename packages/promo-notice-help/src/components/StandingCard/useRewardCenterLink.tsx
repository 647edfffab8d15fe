import type { ReactNode } from 'react';
import { Link, paths, useSwitch } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { LinkButton } from '@parlor/ui-kit';

/** A part of the reward centre. */
type Part = 'open' | 'bonuses' | 'past';

const words = { open: 'action.code', bonuses: 'action.progress', past: 'action.rewards' } as const;

/** Returns a function that renders links to a part of the reward centre; nothing if the merchant has none. */
export function useRewardCenterLink(): (part: Part, variant?: 'primary' | 'secondary') => ReactNode {
  const { t } = useTranslation('promo');
  const isOpen = useSwitch('rewardCentre');
  return (part, variant = 'primary') =>
    isOpen && (
      <LinkButton variant={variant} isFullWidth render={<Link to={`${paths.rewardCenter}?show=${part}`} />}>
        {t(words[part])}
      </LinkButton>
    );
}
