import type { ChangeEvent } from 'react';
import { PAYMENT_PASSWORD_LENGTH } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { PasswordField } from '@parlor/ui-kit';

interface Props {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  help?: string;
  /** Whether the field sets a new payment password instead of asking for the current one. */
  isNew?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * A field for a payment password: numeric keypad, masked until the eye is pressed. Browsers are asked not to store it
 * with the login password. Digits of other scripts stay as typed, so that validation can report them.
 */
export function PinField({ isNew = false, help, ...field }: Props) {
  const { t: common } = useTranslation();
  return (
    <PasswordField
      {...field}
      {...(help !== undefined && { help })}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={PAYMENT_PASSWORD_LENGTH}
      autoComplete={isNew ? 'new-password' : 'off'}
      data-1p-ignore
      data-lpignore="true"
      showLabel={common('action.show')}
      hideLabel={common('action.hide')}
    />
  );
}
