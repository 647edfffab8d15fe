import type { ReactNode } from 'react';
import { BankIcon } from '@phosphor-icons/react/dist/csr/Bank';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/csr/ChatCircleDots';
import { CreditCardIcon } from '@phosphor-icons/react/dist/csr/CreditCard';
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { WechatLogoIcon } from '@phosphor-icons/react/dist/csr/WechatLogo';
import type { DepositKind, DepositMethod } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import * as S from './MethodCards.styles.ts';

const drawings: Record<DepositKind, ReactNode> = {
  gateway: <CreditCardIcon weight="fill" />,
  bank: <BankIcon weight="fill" />,
  manual: <ReceiptIcon weight="fill" />,
  alipay: <QrCodeIcon weight="fill" />,
  wechat: <WechatLogoIcon weight="fill" />,
  qq: <ChatCircleDotsIcon weight="fill" />,
};

interface Props {
  methods: readonly DepositMethod[];
  chosenId: string;
  onChoose: (methodId: string) => void;
}

/** Deposit methods, as cards with a drawing of their kind. */
export function MethodCards({ methods, chosenId, onChoose }: Props) {
  const { t } = useTranslation('wallet');
  return (
    <S.Group>
      <S.Legend>{t('deposit.method')}</S.Legend>
      <S.Cards>
        {methods.map(({ id, kind, displayName }) => (
          <S.Method key={id} $isChosen={id === chosenId}>
            <S.Head>
              <S.Drawing aria-hidden>{drawings[kind]}</S.Drawing>
              <input type="radio" name="method" value={id} checked={id === chosenId} onChange={() => onChoose(id)} />
            </S.Head>
            {displayName}
          </S.Method>
        ))}
      </S.Cards>
    </S.Group>
  );
}
