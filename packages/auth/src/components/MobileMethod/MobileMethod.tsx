import type { Control, UseFormRegisterReturn } from 'react-hook-form';
import type { SmsCode } from '../../hooks/useSmsCode.ts';
import type { LoginValues } from '../../model/loginForm.ts';
import { MachineCheckNote } from '../../identity/MachineCheckNote/MachineCheckNote.tsx';
import { MobileField } from '../MobileField/MobileField.tsx';
import { SmsCodeField } from '../SmsCodeField/SmsCodeField.tsx';

interface Props {
  control: Control<LoginValues>;
  sms: SmsCode;
  /** The error message of each field. */
  errors: { mobileNum: string | undefined; verificationCode: string | undefined };
  /** The result of `register` for the code. */
  codeField: UseFormRegisterReturn;
  onFilled: (code: string) => void;
}

/** The fields of a login by mobile number. A separate chunk because of flags and countries. */
export function MobileMethod({ control, sms, errors, codeField, onFilled }: Props) {
  return (
    <>
      <MobileField control={control} error={errors.mobileNum} onFocus={sms.prepare} />
      <SmsCodeField {...codeField} sms={sms} error={errors.verificationCode} onFilled={onFilled} />
      <MachineCheckNote />
    </>
  );
}
