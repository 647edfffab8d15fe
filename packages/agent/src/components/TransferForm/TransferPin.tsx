import { PAYMENT_PASSWORD_LENGTH } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { PasswordField } from '@parlor/ui-kit';

/** The payment password of a transfer. It is kept in memory for one attempt. */
export function TransferPin({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  return (
    <PasswordField
      label={t('transfer.password')}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={PAYMENT_PASSWORD_LENGTH}
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      showLabel={common('action.show')}
      hideLabel={common('action.hide')}
      isRequired
    />
  );
}
