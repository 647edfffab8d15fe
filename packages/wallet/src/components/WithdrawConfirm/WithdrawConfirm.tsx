import { bankNames, type BankCard, type WithdrawalTerms } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { formatMoney } from '@parlor/ui-kit';
import { ConfirmDialog } from '@parlor/ui-kit/dialog';
import { EndedBonuses } from '../EndedBonuses/EndedBonuses.tsx';
import { DetailedSums } from '../WithdrawalSums/WithdrawalSums.tsx';
import * as S from './WithdrawConfirm.styles.ts';

interface Props {
  isOpen: boolean;
  isBusy: boolean;
  /** The amount as a decimal string. */
  amount: string;
  card: BankCard;
  terms: WithdrawalTerms;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/** The confirmation of a withdrawal, with all its details. */
export function WithdrawConfirm({ amount, card, terms, ...dialog }: Props) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { currency, fee, processingHours } = terms;
  const endsBonus = terms.bonuses.length > 0;
  return (
    <ConfirmDialog
      {...dialog}
      title={t('withdraw.confirm.title', { amount: formatMoney(amount, { currency, locale: tag }) })}
      description={t('withdraw.confirm.text', { count: processingHours })}
      isDangerous={endsBonus}
      confirmLabel={endsBonus ? t('withdraw.bonus.submit') : t('withdraw.confirm.submit')}
      cancelLabel={t('withdraw.confirm.back')}
    >
      <S.Confirmed>
        <DetailedSums
          amount={amount}
          fee={fee}
          currency={currency}
          card={`${bankNames(card.bankCode, currency).name} •••• ${card.lastFour}`}
        />
        <EndedBonuses terms={terms} />
      </S.Confirmed>
    </ConfirmDialog>
  );
}
