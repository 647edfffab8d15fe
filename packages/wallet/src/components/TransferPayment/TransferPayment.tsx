import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import type { Deposit } from '@parlor/contract';
import { copyText, toastDuration, useSettings, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Card, formatMoney, Heading, IconButton, Stack, Text, writeDate } from '@parlor/ui-kit';
import { SlipUpload } from './SlipUpload.tsx';
import * as S from './TransferPayment.styles.ts';

interface Props {
  deposit: Deposit & { transfer: NonNullable<Deposit['transfer']> };
}

/** The account to transfer to, with lines to copy, and the upload of the slip. */
export function TransferPayment({ deposit }: Props) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const toast = useToast();
  const { amount, currency, expiresAt, orderId, state, transfer } = deposit;
  const money = formatMoney(amount, { currency, locale: tag });

  const copy = async (what: string, text: string) => {
    if (await copyText(text))
      toast({
        tone: 'success',
        messageKey: 'wallet:deposit.transfer.copied',
        values: { what },
        durationMs: toastDuration.copied,
      });
    else toast({ tone: 'danger', messageKey: 'dialogs:copyFailed', durationMs: toastDuration.short });
  };
  const facts = [
    { name: t('deposit.transfer.amount'), shown: money, copied: amount },
    { name: t('deposit.transfer.bank'), shown: transfer.bankName, copied: undefined },
    { name: t('deposit.transfer.name'), shown: transfer.accountName, copied: transfer.accountName },
    {
      name: t('deposit.transfer.number'),
      shown: transfer.accountNumber,
      copied: transfer.accountNumber.replace(/[\s-]/g, ''),
    },
    { name: t('deposit.transfer.reference'), shown: transfer.reference, copied: transfer.reference },
  ];

  return (
    <Card isAccented>
      <Stack gap={4}>
        <Heading level={2} size={20}>
          {t('deposit.transfer.title', { amount: money })}
        </Heading>
        {state === 'PENDING' && (
          <Text>
            {t('deposit.transfer.text')}{' '}
            {t('deposit.transfer.until', {
              time: writeDate(expiresAt, 'moment', { locale: tag, timeZone, length: 'short' }),
            })}
          </Text>
        )}
        <S.Facts>
          {facts.map(({ name, shown, copied }) => (
            <S.Fact key={name}>
              <dt>{name}</dt>
              <dd>
                {shown}
                {copied !== undefined && (
                  <IconButton
                    label={t('deposit.transfer.copy', { what: name })}
                    onClick={() => void copy(name, copied)}
                  >
                    <CopyIcon />
                  </IconButton>
                )}
              </dd>
            </S.Fact>
          ))}
        </S.Facts>
        <SlipUpload orderId={orderId} slipsLeft={transfer.slipsLeft} />
      </Stack>
    </Card>
  );
}
