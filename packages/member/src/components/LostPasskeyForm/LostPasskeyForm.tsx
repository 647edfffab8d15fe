import { useResetPasskeysMutation } from '@parlor/api-client';
import { useTranslation } from '@parlor/i18n';
import { Button, PasswordField, Text } from '@parlor/ui-kit';
import { useCheckedForm } from '../../hooks/useCheckedForm.ts';
import { useSecurityCode } from '../../hooks/useSecurityCode.ts';
import { PinField } from '../PinField/PinField.tsx';
import { SecurityCodeField } from '../SecurityCodeField/SecurityCodeField.tsx';
import { SecurityForm } from '../SecurityForm/SecurityForm.tsx';

interface Props {
  /** The masked recipient of the code. */
  target: string;
  onDone: () => void;
  onBack: () => void;
}

/** Removes lost passkeys by both passwords and a code. */
export function LostPasskeyForm({ target, onDone, onBack }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const [reset] = useResetPasskeysMutation();
  const code = useSecurityCode();
  const form = useCheckedForm<'verificationCode' | 'loginPassword' | 'paymentPassword'>({
    initial: { verificationCode: '', loginPassword: '', paymentPassword: '' },
    check: ({ verificationCode, loginPassword, paymentPassword }) => ({
      ...(!/^\d{6}$/.test(verificationCode) && { verificationCode: { key: 'validation.code' } }),
      ...(loginPassword === '' && { loginPassword: { key: 'validation.required' } }),
      ...(paymentPassword === '' && { paymentPassword: { key: 'validation.required' } }),
    }),
    send: (values) => reset(values),
    onDone,
    refusals: {
      'auth.code_incorrect': 'verificationCode',
      'password.incorrect': 'loginPassword',
      'payment_password.wrong': 'paymentPassword',
    },
  });
  return (
    <SecurityForm onSubmit={form.submit} problem={form.problem}>
      <Text tone="secondary">{t('passkeys.lostText', { target })}</Text>
      <SecurityCodeField
        {...form.field('verificationCode')}
        code={code}
        onSend={() => void code.send({ purpose: 'passkey' })}
      />
      <PasswordField
        {...form.field('loginPassword')}
        label={t('field.loginPassword')}
        autoComplete="current-password"
        showLabel={common('action.show')}
        hideLabel={common('action.hide')}
      />
      <PinField {...form.field('paymentPassword')} label={t('field.paymentPassword')} />
      <Button type="submit" size="large" variant="danger" isFullWidth isLoading={form.isSending}>
        {t('passkeys.lostNow')}
      </Button>
      <Button variant="ghost" isFullWidth onClick={onBack}>
        {common('action.cancel')}
      </Button>
    </SecurityForm>
  );
}
