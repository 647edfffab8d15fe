import { useState } from 'react';
import type { Deposit } from '@parlor/contract';
import { openWebAddress, useGatewayNow } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, Countdown, formatMoney, Heading, Text } from '@parlor/ui-kit';
import { QrCode } from '@parlor/ui-kit/qr-code';
import * as S from './QrPayment.styles.ts';

interface Props {
  deposit: Deposit & { qrText: string };
  /** Called when the time to pay is over. */
  onEnd: () => void;
}

/** A QR code for a wallet app, with the remaining time. On the same phone a button opens the app. */
export function QrPayment({ deposit, onEnd }: Props) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const now = useGatewayNow();
  const [serverOffsetMs] = useState(() => now() - Date.now());
  const { amount, currency, expiresAt, methodName, payUrl, qrText } = deposit;
  const value = qrText.startsWith('/') ? window.location.origin + qrText : qrText;
  return (
    <Card isAccented>
      <S.Code>
        <Heading level={2} size={20}>
          {t('deposit.qr.title', { amount: formatMoney(amount, { currency, locale: tag }) })}
        </Heading>
        <QrCode value={value} label={t('deposit.qr.label')} />
        <Text>{t('deposit.qr.text', { method: methodName })}</Text>
        <S.Left>
          {t('deposit.qr.left')}{' '}
          <Countdown label={t('deposit.qr.left')} endsAt={expiresAt} serverOffsetMs={serverOffsetMs} onEnd={onEnd} />
        </S.Left>
        {payUrl !== null && (
          <Button variant="secondary" isFullWidth onClick={() => openWebAddress(payUrl)}>
            {t('deposit.qr.open')}
          </Button>
        )}
      </S.Code>
    </Card>
  );
}
