import type { Ref } from 'react';
import type { Withdrawal, WithdrawalReason } from '@parlor/contract';
import { Link, paths, useDialogs } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, formatMoney, Heading, LinkButton, Stack, Text } from '@parlor/ui-kit';
import * as S from './NextStep.styles.ts';

/** Reasons that a player can resolve with another card. */
const cardReasons: readonly WithdrawalReason[] = ['card_name', 'card_refused', 'bank_failed'];

/** The state of a withdrawal for the player: where the money is, why, and what the player can do. */
export function NextStep({ withdrawal, ref }: { withdrawal: Withdrawal; ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { openDialog } = useDialogs();
  const { state, reason, amount, currency } = withdrawal;
  const isTurnedDown = state === 'REFUSED' || state === 'FAILED';
  return (
    <S.Root ref={ref} tabIndex={-1}>
      <Card isAccented>
        <Stack gap={2}>
          <Heading level={3} size={16}>
            {t(`withdraw.state.${state}`)}
          </Heading>
          <Text>{t(`withdraw.next.${state}`, { amount: formatMoney(amount, { currency, locale: tag }) })}</Text>
          {reason !== null && <Text>{t(`withdraw.reason.${reason}`)}</Text>}
          {isTurnedDown && (
            <Stack direction="row" gap={2} isWrapping>
              {reason !== null && cardReasons.includes(reason) && (
                <LinkButton variant="secondary" size="small" render={<Link to={paths.bankCards} />}>
                  {t('withdraw.otherCards')}
                </LinkButton>
              )}
              <Button variant="secondary" size="small" onClick={() => openDialog('service')}>
                {common('shell.service')}
              </Button>
            </Stack>
          )}
        </Stack>
      </Card>
    </S.Root>
  );
}
