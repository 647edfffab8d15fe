import {
  useChangePaymentPasswordMutation,
  usePasskeyStep,
  useResetPaymentPasswordMutation,
  useSetPaymentPasswordMutation,
} from '@parlor/api-client';
import { passkeyPurpose, validateNewPaymentPassword, type FieldFailure } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Button, PasswordField, Text } from '@parlor/ui-kit';
import { useCheckedForm, type CheckedForm } from '../../hooks/useCheckedForm.ts';
import { useSecurityCode } from '../../hooks/useSecurityCode.ts';
import { PinField } from '../PinField/PinField.tsx';
import { SecurityCodeField } from '../SecurityCodeField/SecurityCodeField.tsx';
import { SecurityForm } from '../SecurityForm/SecurityForm.tsx';

interface Props {
  /** Called once the password is changed. */
  onDone: () => void;
}

const newPassword = { newPassword: '', confirmNewPassword: '' };

/** The missing fields of a form that requires a secret beside the new password. */
function checkWith<Name extends string>(
  secret: Name,
  values: Record<Name | 'newPassword' | 'confirmNewPassword', string>,
): Partial<Record<Name | 'newPassword' | 'confirmNewPassword', FieldFailure>> {
  const missing = values[secret] === '' ? { [secret]: { key: 'validation.required' } } : {};
  return { ...missing, ...validateNewPaymentPassword(values) } as Partial<
    Record<Name | 'newPassword' | 'confirmNewPassword', FieldFailure>
  >;
}

function NewPinFields({ form }: { form: Pick<CheckedForm<'newPassword' | 'confirmNewPassword'>, 'field'> }) {
  const { t } = useTranslation('security');
  return (
    <>
      <PinField {...form.field('newPassword')} label={t('field.newPassword')} help={t('field.newPasswordHelp')} isNew />
      <PinField {...form.field('confirmNewPassword')} label={t('field.newPasswordAgain')} isNew />
    </>
  );
}

/** Sets the first payment password. */
export function SetPaymentPasswordForm({ onDone }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const [set] = useSetPaymentPasswordMutation();
  const form = useCheckedForm<'newPassword' | 'confirmNewPassword' | 'loginPassword'>({
    initial: { ...newPassword, loginPassword: '' },
    check: (values) => checkWith('loginPassword', values),
    send: (values) => set(values),
    onDone,
    refusals: { 'password.incorrect': 'loginPassword' },
  });
  return (
    <SecurityForm onSubmit={form.submit} problem={form.problem}>
      <Text tone="secondary">{t('payment.setText')}</Text>
      <NewPinFields form={form} />
      <PasswordField
        {...form.field('loginPassword')}
        label={t('field.loginPassword')}
        autoComplete="current-password"
        showLabel={common('action.show')}
        hideLabel={common('action.hide')}
      />
      <Button type="submit" size="large" isFullWidth isLoading={form.isSending}>
        {t('payment.set')}
      </Button>
    </SecurityForm>
  );
}

/** Changes the payment password by means of the current one. */
export function ChangePaymentPasswordForm({ onDone, onForgotten }: Props & { onForgotten: () => void }) {
  const { t } = useTranslation('security');
  const [change] = useChangePaymentPasswordMutation();
  const withPasskey = usePasskeyStep();
  const form = useCheckedForm<'oldPassword' | 'newPassword' | 'confirmNewPassword'>({
    initial: { oldPassword: '', ...newPassword },
    check: (values) => ({
      ...checkWith('oldPassword', values),
      ...(values.newPassword !== '' &&
        values.newPassword === values.oldPassword && { newPassword: { key: 'validation.same_as_old' } }),
    }),
    send: (values) => withPasskey(passkeyPurpose.paymentPassword(), (proof) => change({ ...values, ...proof })),
    onDone,
    refusals: { 'payment_password.wrong': 'oldPassword', 'modify.new.old.same': 'newPassword' },
  });
  return (
    <SecurityForm onSubmit={form.submit} problem={form.problem}>
      <Text tone="secondary">{t('payment.changeText')}</Text>
      <PinField {...form.field('oldPassword')} label={t('field.oldPassword')} />
      <NewPinFields form={form} />
      <Button type="submit" size="large" isFullWidth isLoading={form.isSending}>
        {t('payment.change')}
      </Button>
      <Button variant="ghost" isFullWidth onClick={onForgotten}>
        {t('payment.forgotten')}
      </Button>
    </SecurityForm>
  );
}

/**
 * Resets a forgotten payment password by the login password and a code. `target` is the masked recipient of the code.
 */
export function ResetPaymentPasswordForm({ onDone, onBack, target }: Props & { onBack: () => void; target: string }) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const [reset] = useResetPaymentPasswordMutation();
  const code = useSecurityCode();
  const form = useCheckedForm<'verificationCode' | 'newPassword' | 'confirmNewPassword' | 'loginPassword'>({
    initial: { verificationCode: '', ...newPassword, loginPassword: '' },
    check: (values) => ({
      ...(!/^\d{6}$/.test(values.verificationCode) && { verificationCode: { key: 'validation.code' } }),
      ...checkWith('loginPassword', values),
    }),
    send: (values) => reset(values),
    onDone,
    refusals: { 'auth.code_incorrect': 'verificationCode', 'password.incorrect': 'loginPassword' },
  });
  return (
    <SecurityForm onSubmit={form.submit} problem={form.problem}>
      <Text tone="secondary">{t('payment.resetText', { target })}</Text>
      <SecurityCodeField
        {...form.field('verificationCode')}
        code={code}
        onSend={() => void code.send({ purpose: 'payment' })}
      />
      <NewPinFields form={form} />
      <PasswordField
        {...form.field('loginPassword')}
        label={t('field.loginPassword')}
        autoComplete="current-password"
        showLabel={common('action.show')}
        hideLabel={common('action.hide')}
      />
      <Button type="submit" size="large" isFullWidth isLoading={form.isSending}>
        {t('payment.reset')}
      </Button>
      <Button variant="ghost" isFullWidth onClick={onBack}>
        {t('payment.back')}
      </Button>
    </SecurityForm>
  );
}
