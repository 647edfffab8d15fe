import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldRule } from '@parlor/contract';
import { useMessage, useTranslation } from '@parlor/i18n';
import { PasswordField } from '@parlor/ui-kit';

interface Props {
  rule: FieldRule;
  /** The results of `register` for the password and, if the form has one, its confirmation. */
  password: UseFormRegisterReturn;
  confirmation?: UseFormRegisterReturn;
  /** The error message of the password. */
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
