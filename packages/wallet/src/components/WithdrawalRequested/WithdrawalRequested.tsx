import { useEffect, useRef } from 'react';
import type { Withdrawal } from '@parlor/contract';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, formatMoney, Heading, Stack, Text } from '@parlor/ui-kit';
import * as S from './WithdrawalRequested.styles.ts';

interface Props {
  withdrawal: Withdrawal;
  onShow: (withdrawal: Withdrawal) => void;
  /** Returns to the form. */
  onAgain: () => void;
}

/** Replaces the form once a withdrawal is requested. Screen readers announce it. */
export function WithdrawalRequested({ withdrawal, onShow, onAgain }: Props) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const root = useRef<HTMLElement>(null);
  const { amount, currency, bankName, lastFour } = withdrawal;
  useEffect(() => root.current?.focus(), []);

  return (
    <S.Root ref={root} tabIndex={-1} aria-labelledby="withdrawal-requested">
      <Card isAccented>
        <Stack gap={3}>
          <Heading level={2} size={20} id="withdrawal-requested">
            {t('withdraw.requested.title')}
          </Heading>
          <Text>
            {t('withdraw.requested.text', {
              amount: formatMoney(amount, { currency, locale: tag }),
              card: `${bankName} •••• ${lastFour}`,
            })}
          </Text>
          <Button isFullWidth onClick={() => onShow(withdrawal)}>
            {t('withdraw.requested.follow')}
          </Button>
          <Button variant="ghost" isFullWidth onClick={onAgain}>
            {t('withdraw.requested.again')}
          </Button>
        </Stack>
      </Card>
    </S.Root>
  );
}
