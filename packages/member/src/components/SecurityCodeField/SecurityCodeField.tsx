import type { ChangeEvent } from 'react';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Button, CodeField } from '@parlor/ui-kit';
import type { SecurityCodeState } from '../../hooks/useSecurityCode.ts';

interface Props {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  code: SecurityCodeState;
  /** Whether the recipient of the code is complete. */
  canSend?: boolean;
  /** Asks for a code. */
  onSend: () => void;
}

/** The code from a message, and the button that sends one. */
export function SecurityCodeField({ code, canSend = true, onSend, error, ...field }: Props) {
  const { t } = useTranslation('security');
  const message = useMessage();
  const isWaiting = code.secondsLeft > 0;
  return (
    <CodeField
      {...field}
      label={t('field.code')}
      error={error ?? (code.errorKey === undefined ? undefined : message(code.errorKey))}
      {...(code.sentTo !== undefined && { help: t('code.sentTo', { target: code.sentTo }) })}
      end={
        <Button
          variant="secondary"
          isLoading={code.isSending}
          disabled={isWaiting || !canSend}
          aria-label={isWaiting ? t('code.againIn', { seconds: code.secondsLeft }) : undefined}
          onClick={onSend}
        >
          {isWaiting ? t('code.again', { seconds: code.secondsLeft }) : t('code.send')}
        </Button>
      }
    />
  );
}
