import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldRule } from '@parlor/contract';
import { useMessage, useTranslation } from '@parlor/i18n';
import { PasswordField } from '@parlor/ui-kit';

interface Props {
  rule: FieldRule;
  /** What `register` gives for the password, and for its repetition where one is asked for. */
  password: UseFormRegisterReturn;
  confirmation?: UseFormRegisterReturn;
  /** The error message. */
  passwordError: string | undefined;
  confirmationError?: string | undefined;
}

/** A new password with its rule, and a confirmation if the form has one. */
export function NewPasswordFields({ rule, password, confirmation, passwordError, confirmationError }: Props) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const message = useMessage();
  const eye = { showLabel: common('action.show'), hideLabel: common('action.hide'), autoComplete: 'new-password' };
  return (
    <>
      <PasswordField
        {...password}
        {...eye}
        label={t('forget.newPassword')}
        error={passwordError}
        help={
          passwordError === undefined
            ? message(`auth:validation.${rule.patternId}`, { min: rule.minLength, max: rule.maxLength })
            : undefined
        }
      />
      {confirmation && (
        <PasswordField {...confirmation} {...eye} label={t('forget.newPasswordAgain')} error={confirmationError} />
      )}
    </>
  );
}
