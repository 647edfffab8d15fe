import type { Rate } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { highestRate } from '../../model/rates.ts';

/** The highest rebate of an account, as a short text. */
export function RatesText({ rates }: { rates: readonly Rate[] }) {
  const { t } = useTranslation('agentTeam');
  const highest = highestRate(rates);
  return highest === undefined ? t('team.noRates') : t('team.upTo', { percent: highest });
}
