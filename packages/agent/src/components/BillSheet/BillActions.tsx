import { useState } from 'react';
import { errorMessageKey, useCollectBillMutation, useDecideBillMutation } from '@parlor/api-client';
import type { BillDetail } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, formatMoney } from '@parlor/ui-kit';
import { ConfirmDialog } from '@parlor/ui-kit/dialog';

/** Collects, approves or denies a bill. */
export function BillActions({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const toast = useToast();
  const [collect, collecting] = useCollectBillMutation();
  const [decide, deciding] = useDecideBillMutation();
  const [isDenying, setIsDenying] = useState(false);
  // All attempts share a key, so that a retry after a lost answer does not collect twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { billId, actions, owed, amount, paid, currency } = bill;
  const open = /[1-9]/.test(owed) ? owed : amount;

  const showOutcome = (error: unknown, messageKey: 'contracts:actions.done') => {
    if (error) toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
    else toast({ tone: 'success', messageKey, durationMs: toastDuration.success });
  };
  const submit = async (isApproved: boolean) => {
    const { error } = await decide({ billId, isApproved });
    setIsDenying(false);
    showOutcome(error, 'contracts:actions.done');
  };
  return (
    <>
      {actions.includes('collect') && (
        <Button
          isLoading={collecting.isLoading}
          onClick={() =>
            void collect({ billId, idempotencyKey }).then(({ error }) => showOutcome(error, 'contracts:actions.done'))
          }
        >
          {t('bills.collect', { amount: formatMoney(/[1-9]/.test(paid) ? open : amount, { currency, locale: tag }) })}
        </Button>
      )}
      {actions.includes('approve') && (
        <Button isLoading={deciding.isLoading && !isDenying} onClick={() => void submit(true)}>
          {t('bills.approve')}
        </Button>
      )}
      {actions.includes('deny') && (
        <Button variant="secondary" onClick={() => setIsDenying(true)}>
          {t('bills.deny')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isDenying}
        isDangerous
        isBusy={deciding.isLoading}
        title={t('bills.denyTitle')}
        description={t('bills.denyText')}
        confirmLabel={t('bills.deny')}
        cancelLabel={t('actions.cancel')}
        onConfirm={() => void submit(false)}
        onCancel={() => setIsDenying(false)}
      />
    </>
  );
}
