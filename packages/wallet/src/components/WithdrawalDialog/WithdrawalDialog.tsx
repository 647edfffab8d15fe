import { useRef, useState } from 'react';
import {
  errorMessageKey,
  useCancelWithdrawalMutation,
  useGetWithdrawalQuery,
  useGetWithdrawalTermsQuery,
} from '@parlor/api-client';
import type { Withdrawal } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import { Button, formatMoney, Stack, Text, writeDate } from '@parlor/ui-kit';
import { ConfirmDialog, Sheet } from '@parlor/ui-kit/dialog';
import { isFinalState, isTurnedBack } from '../../model/withdrawalStates.ts';
import { DetailedSums } from '../WithdrawalSums/WithdrawalSums.tsx';
import { NextStep } from './NextStep.tsx';
import { WithdrawalLadder } from './WithdrawalLadder.tsx';

const HOUR_MS = 3_600_000;

interface Props {
  /** The withdrawal as it was when the dialog opened; later changes are fetched. */
  withdrawal: Withdrawal;
  onClose: () => void;
}

/** The state of one withdrawal: its steps with times, the next step, and the cancellation while it is possible. */
export function WithdrawalDialog({ withdrawal: opened, onClose }: Props) {
  const { t } = useTranslation('wallet');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const message = useMessage();
  const { data: withdrawal = opened } = useGetWithdrawalQuery(opened.withdrawalId, { refetchOnMountOrArgChange: true });
  const { data: terms } = useGetWithdrawalTermsQuery();
  const [cancel, { isLoading: isCancelling, error }] = useCancelWithdrawalMutation();
  const [isAsking, setIsAsking] = useState(false);
  // Focusing the first control, far below, would scroll the state out of view.
  const top = useRef<HTMLDivElement>(null);
  const { withdrawalId, amount, fee, currency, bankName, lastFour, state, createdAt, isCancellable } = withdrawal;
  const sum = formatMoney(amount, { currency, locale: tag });

  const handleCancel = async () => {
    await cancel(withdrawalId);
    setIsAsking(false);
  };

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('withdraw.dialog.title', { amount: sum })}
      closeLabel={common('action.close')}
      initialFocus={top}
    >
      <Stack gap={4}>
        <NextStep ref={top} withdrawal={withdrawal} />
        <WithdrawalLadder withdrawal={withdrawal} />
        {terms && !isFinalState(state) && (
          <Text size={14} tone="secondary">
            {t('withdraw.dialog.by', {
              time: writeDate(createdAt + terms.processingHours * HOUR_MS, 'moment', {
                locale: tag,
                timeZone,
                length: 'medium',
              }),
            })}
          </Text>
        )}
        <DetailedSums
          amount={amount}
          fee={fee}
          currency={currency}
          card={`${bankName} •••• ${lastFour}`}
          number={withdrawalId}
          isPaidOut={!isTurnedBack(state)}
        />
        <div role="alert">
          {error !== undefined && (
            <Text tone="danger" size={14}>
              {message(errorMessageKey(error))}
            </Text>
          )}
        </div>
        {isCancellable && (
          <Button variant="secondary" isFullWidth onClick={() => setIsAsking(true)}>
            {t('withdraw.cancel.way')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('withdraw.cancel.title')}
        description={t('withdraw.cancel.text', { amount: sum })}
        confirmLabel={t('withdraw.cancel.way')}
        cancelLabel={t('withdraw.cancel.back')}
        isDangerous
        isBusy={isCancelling}
        onConfirm={() => void handleCancel()}
        onCancel={() => setIsAsking(false)}
      />
    </Sheet>
  );
}
