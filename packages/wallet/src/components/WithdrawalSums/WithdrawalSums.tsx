import type { Currency } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Money } from '@parlor/ui-kit';
import { arrivesOf } from '../../model/withdrawRules.ts';
import * as S from './WithdrawalSums.styles.ts';

interface Props {
  /** Undefined until the player has typed an amount. */
  amount: string | undefined;
  fee: string;
  currency: Currency;
}

/** The fee of a withdrawal, and the amount paid out to the card. */
export function Sums({ amount, fee, currency }: Props) {
  return (
    <S.Sums>
      <FeeAndArrival amount={amount} fee={fee} currency={currency} />
    </S.Sums>
  );
}

function FeeAndArrival({ amount, fee, currency }: Props) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  return (
    <>
      <S.Sum>
        <dt>{t('withdraw.fee')}</dt>
        <dd>{/[1-9]/.test(fee) ? <Money amount={fee} currency={currency} locale={tag} /> : t('withdraw.free')}</dd>
      </S.Sum>
      {amount !== undefined && (
        <S.Sum>
          <dt>{t('withdraw.arrives')}</dt>
          <dd>
            <Money amount={arrivesOf(amount, { fee, currency })} currency={currency} locale={tag} isStrong />
          </dd>
        </S.Sum>
      )}
    </>
  );
}

interface DetailedSumsProps {
  amount: string;
  fee: string;
  currency: Currency;
  /** The card that receives the payout. */
  card: string;
  /** The number by which customer service finds the withdrawal. */
  number?: string;
  /** False if nothing is paid out; there is no fee either. */
  isPaidOut?: boolean;
}

/** All details of a withdrawal. */
export function DetailedSums({ amount, fee, currency, card, number, isPaidOut = true }: DetailedSumsProps) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  return (
    <S.Sums>
      <S.Sum>
        <dt>{t('deposit.amount')}</dt>
        <dd>
          <Money amount={amount} currency={currency} locale={tag} />
        </dd>
      </S.Sum>
      {isPaidOut && <FeeAndArrival amount={amount} fee={fee} currency={currency} />}
      <S.Sum>
        <dt>{t('withdraw.card')}</dt>
        <dd>{card}</dd>
      </S.Sum>
      {number !== undefined && (
        <S.Sum>
          <dt>{t('withdraw.dialog.number')}</dt>
          <dd>{number}</dd>
        </S.Sum>
      )}
    </S.Sums>
  );
}
