import type { ReactNode } from 'react';
import { useTranslation } from '@parlor/i18n';
import { Button, Stack } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { useCheckedForm } from '../../hooks/useCheckedForm.ts';
import { PinField } from '../PinField/PinField.tsx';
import { SecurityForm } from '../SecurityForm/SecurityForm.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  description: string;
  submitLabel: string;
  isDangerous?: boolean;
  /** Whether the further fields are valid. */
  canSend?: boolean;
  /** Sends the confirmed action. */
  send: (paymentPassword: string) => Promise<{ error?: unknown }>;
  onDone: () => void;
  onClose: () => void;
  /** Called after the closing transition. */
  onClosed: () => void;
  /** Further fields. */
  children?: ReactNode;
}

/** Asks for the payment password before an action. */
export function PinDialog({
  isOpen,
  title,
  description,
  submitLabel,
  isDangerous = false,
  canSend = true,
  send,
  onDone,
  onClose,
  onClosed,
  children,
}: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const form = useCheckedForm<'paymentPassword'>({
    initial: { paymentPassword: '' },
    check: ({ paymentPassword }) => (paymentPassword === '' ? { paymentPassword: { key: 'validation.required' } } : {}),
    send: ({ paymentPassword }) => send(paymentPassword),
    onDone,
    refusals: { 'payment_password.wrong': 'paymentPassword' },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      description={description}
      closeLabel={common('action.close')}
    >
      <SecurityForm onSubmit={form.submit} problem={form.problem}>
        {children}
        <PinField {...form.field('paymentPassword')} label={t('field.paymentPassword')} />
        <Stack direction="row" gap={2}>
          <Button variant="secondary" isFullWidth onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            isFullWidth
            disabled={!canSend}
            isLoading={form.isSending}
          >
            {submitLabel}
          </Button>
        </Stack>
      </SecurityForm>
    </Dialog>
  );
}
