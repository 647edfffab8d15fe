import type { RegistrationField } from '@parlor/contract';

/** Parts into which a long form falls, in the order of the form; `check` has no heading. */
export const registrationGroups = {
  account: ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword', 'paymentPassword'],
  person: ['nickname', 'payeeName', 'email', 'birthday', 'idNumber'],
  contact: ['qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'],
  invitation: ['recommenderId', 'affiliateCode'],
  check: ['captcha'],
} as const satisfies Record<string, readonly RegistrationField[]>;

/** The name of a part of the form. */
export type RegistrationGroup = keyof typeof registrationGroups;

/** The shown fields by their parts; a part without fields is left out. */
export function groupsOf(
  shown: readonly RegistrationField[],
): { group: RegistrationGroup; fields: RegistrationField[] }[] {
  return (Object.keys(registrationGroups) as RegistrationGroup[])
    .map((group) => ({
      group,
      fields: shown.filter((field) => (registrationGroups[group] as readonly RegistrationField[]).includes(field)),
    }))
    .filter(({ fields }) => fields.length > 0);
}
