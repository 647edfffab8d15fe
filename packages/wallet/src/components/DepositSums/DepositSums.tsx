import type { Currency } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Money } from '@parlor/ui-kit';
import { isSome } from '../../model/depositRules.ts';
import * as S from '../WithdrawalSums/WithdrawalSums.styles.ts';

interface Props {
  fee: string;
  credited: string;
  bonus: string;
  currency: Currency;
}

/** The fee of a deposit, the credited amount, and the amount that an offer adds. */
export function DepositSums({ fee, credited, bonus, currency }: Props) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  return (
    <S.Sums>
      <S.Sum>
        <dt>{t('deposit.fee')}</dt>
        <dd>{isSome(fee) ? <Money amount={fee} currency={currency} locale={tag} /> : t('deposit.free')}</dd>
      </S.Sum>
      <S.Sum>
        <dt>{t('deposit.arrives')}</dt>
        <dd>
          <Money amount={credited} currency={currency} locale={tag} isStrong />
        </dd>
      </S.Sum>
      {isSome(bonus) && (
        <S.Sum>
          <dt>{t('deposit.bonus')}</dt>
          <dd>
            <Money amount={bonus} currency={currency} locale={tag} />
          </dd>
        </S.Sum>
      )}
    </S.Sums>
  );
}
