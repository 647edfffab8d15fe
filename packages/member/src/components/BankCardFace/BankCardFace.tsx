import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { bankNames, type BankCard, type Currency } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Badge, VisuallyHidden } from '@parlor/ui-kit';
import * as S from './BankCardFace.styles.ts';

interface Props {
  card: BankCard;
  payeeName: string;
  currency: Currency;
}

/** A bank card drawn in the brand's colours, its number masked. */
export function BankCardFace({ card, payeeName, currency }: Props) {
  const { t } = useTranslation('security');
  const { name, localName } = bankNames(card.bankCode, currency);
  return (
    <S.Root $isDefault={card.isDefault}>
      <S.Top>
        <S.Bank translate="no">
          {name}
          {localName !== undefined && <S.LocalName>{localName}</S.LocalName>}
        </S.Bank>
        {card.isDefault && <Badge>{t('cards.default')}</Badge>}
      </S.Top>
      <S.Number>
        <span aria-hidden>•••• •••• {card.lastFour}</span>
        <VisuallyHidden>{t('cards.number', { lastFour: card.lastFour })}</VisuallyHidden>
      </S.Number>
      <S.Bottom>
        <S.Payee>
          <S.PayeeLabel>{t('cards.payee')}</S.PayeeLabel>
          <span translate="no">{payeeName}</span>
        </S.Payee>
        {card.isLocked && <Badge icon={<LockSimpleIcon aria-hidden />}>{t('cards.locked')}</Badge>}
      </S.Bottom>
    </S.Root>
  );
}
