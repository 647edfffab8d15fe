import type { ReactNode } from 'react';
import type { Currency } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Money } from '@parlor/ui-kit';
import { arrivesOf } from '../../model/withdrawRules.ts';
import * as S from './Sums.styles.ts';

interface Props {
  /** Undefined until the player typed one. */
  amount: string | undefined;
  fee: string;
  currency: Currency;
  /** The card that it goes to. */
  card?: ReactNode;
}

/** What leaves the balance, what it costs, and what arrives on the card. */
export function Sums({ amount, fee, currency, card }: Props) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const money = (value: string, isStrong = false) => <Money amount={value} currency={currency} locale={tag} isStrong={isStrong} />;
  return (
    <S.Sums>
      {card !== undefined && amount !== undefined && <S.Sum><dt>{t('deposit.amount')}</dt><dd>{money(amount)}</dd></S.Sum>}
      <S.Sum><dt>{t('withdraw.fee')}</dt><dd>{/[1-9]/.test(fee) ? money(fee) : t('withdraw.free')}</dd></S.Sum>
      {amount !== undefined && <S.Sum><dt>{t('withdraw.arrives')}</dt><dd>{money(arrivesOf(amount, { fee, currency }), true)}</dd></S.Sum>}
      {card !== undefined && <S.Sum><dt>{t('withdraw.card')}</dt><dd>{card}</dd></S.Sum>}
    </S.Sums>
  );
}
