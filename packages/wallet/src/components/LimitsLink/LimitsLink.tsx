import { paths, useSwitch } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { QuietLink } from '../QuietLink/QuietLink.tsx';

/** A plain link to the player's limits and breaks, if the merchant has the security centre. */
export function LimitsLink() {
  const { t } = useTranslation('wallet');
  const hasSecurity = useSwitch('SECPRIV');
  return hasSecurity && <QuietLink to={`${paths.securityCenter}?limits`}>{t('deposit.myLimits')}</QuietLink>;
}
