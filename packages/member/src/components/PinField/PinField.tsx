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
  /** It is chosen here, not asked for. */
  isNew?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * A payment password: digits on every keyboard, hidden until the eye is pressed. Browsers are asked not to keep it
 * beside the login password; digits of other scripts stay as typed, so that the rule can say what is wrong.
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
