import { Fragment, type ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { rulesFor, type RegistrationField } from '@parlor/contract';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Field, PasswordField } from '@parlor/ui-kit';
import type { SmsCode } from '../../hooks/useSmsCode.ts';
import { MachineCheckNote } from '../../identity/MachineCheckNote/MachineCheckNote.tsx';
import {
  boundsOf,
  shownFields,
  type RegistrationContext,
  type RegistrationFormValues,
} from '../../model/registrationForm.ts';
import { groupsOf, type RegistrationGroup } from '../../model/registrationGroups.ts';
import { BirthdayField } from '../BirthdayField/BirthdayField.tsx';
import { CaptchaField } from '../CaptchaField/CaptchaField.tsx';
import { LazyMobileField } from '../LazyMobileField/LazyMobileField.tsx';
import { SmsCodeField } from '../SmsCodeField/SmsCodeField.tsx';
import * as S from './RegistrationFields.styles.ts';

const passwordFields: readonly RegistrationField[] = ['password', 'confirmPassword', 'paymentPassword'];
/** Fields that show their rule from the start. */
const explained: readonly RegistrationField[] = ['username', 'password'];

const noCorrection = { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false } as const;
const inputAttributes: Partial<
  Record<
    RegistrationField,
    {
      autoComplete?: string;
      inputMode?: 'numeric' | 'email' | 'tel';
      autoCapitalize?: string;
      autoCorrect?: string;
      spellCheck?: boolean;
    }
  >
> = {
  username: { autoComplete: 'username', ...noCorrection },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  email: { autoComplete: 'email', inputMode: 'email', ...noCorrection },
  payeeName: { autoComplete: 'name' },
  nickname: { autoComplete: 'nickname' },
  idNumber: { autoComplete: 'off', ...noCorrection },
  qqNum: { autoComplete: 'off', inputMode: 'numeric' },
  whatsapp: { autoComplete: 'off', inputMode: 'tel' },
  recommenderId: { autoComplete: 'off', ...noCorrection },
  affiliateCode: { autoComplete: 'off', ...noCorrection },
};

interface Props {
  context: RegistrationContext;
  form: UseFormReturn<RegistrationFormValues>;
  /** The error message of a field. */
  words: (field: RegistrationField) => string | undefined;
  /** Whether a mobile number was typed. */
  hasNumber: boolean;
  /** Whether the username is available. */
  isFree: boolean;
  sms: SmsCode;
  /** The key of the captcha; a new number fetches a new picture. */
  captchaRound: number;
}

/** The fields of a registration, in groups if there are many. */
export function RegistrationFields({
  context,
  form: { control, register, resetField, setValue },
  words,
  hasNumber,
  isFree,
  sms,
  captchaRound,
}: Props) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const message = useMessage();
  const rules = rulesFor(context.settings, context.method);
  const groups = groupsOf(shownFields(context));
  const headings: Partial<Record<RegistrationGroup, string>> = {
    account: t('register.part.account'),
    person: t('register.part.person'),
    contact: t('register.part.contact'),
    invitation: t('register.part.invitation'),
  };
  const hasHeadings = groups.filter(({ group }) => headings[group] !== undefined).length > 1;

  const helpOf = (field: RegistrationField): string | undefined => {
    if (field === 'username' && isFree) return t('register.available');
    return explained.includes(field)
      ? message(`auth:validation.${rules[field].patternId}`, boundsOf(field, context))
      : undefined;
  };

  const draw = (field: RegistrationField): ReactNode => {
    // An optional number needs no code while it is empty.
    const required = rules[field].required && (field !== 'verificationCode' || rules.mobileNum.required || hasNumber);
    const error = words(field);
    const marks = { error, isRequired: required, ...(!required && { optionalMark: t('optional') }) };
    if (field === 'mobileNum')
      return <LazyMobileField key={field} control={control} {...marks} onFocus={sms.prepare} />;
    if (field === 'verificationCode') {
      return (
        <Fragment key={field}>
          <SmsCodeField
            {...register(field)}
            {...marks}
            sms={sms}
            onFilled={(code) => setValue(field, code, { shouldValidate: true })}
          />
          <MachineCheckNote />
        </Fragment>
      );
    }
    if (field === 'birthday') {
      return (
        <Controller
          key={field}
          control={control}
          name={field}
          render={({ field: { disabled: _disabled, ...birthday } }) => <BirthdayField {...birthday} {...marks} />}
        />
      );
    }
    if (field === 'captcha')
      return (
        <CaptchaField
          key={`captcha-${captchaRound}`}
          {...register(field)}
          {...marks}
          onRefresh={() => resetField(field)}
        />
      );
    const attributes = {
      ...inputAttributes[field],
      ...register(field),
      ...marks,
      label: t(`field.${field}`),
      help: error === undefined ? helpOf(field) : undefined,
    };
    if (passwordFields.includes(field))
      return (
        <PasswordField
          key={field}
          {...attributes}
          showLabel={common('action.show')}
          hideLabel={common('action.hide')}
        />
      );
    return <Field key={field} {...attributes} />;
  };

  return (
    <S.Parts $hasHeadings={hasHeadings}>
      {groups.map(({ group, fields }) => (
        <S.Part key={group}>
          {hasHeadings && headings[group] !== undefined && <S.Heading>{headings[group]}</S.Heading>}
          {fields.map((field) => draw(field))}
        </S.Part>
      ))}
    </S.Parts>
  );
}
