import type { RegistrationField } from '@parlor/contract';

/** Groups of a long form, in order. `check` has no heading. */
export const registrationGroups = {
  account: ['username', 'mobileNum', 'verificationCode', 'password', 'confirmPassword', 'paymentPassword'],
  person: ['nickname', 'payeeName', 'email', 'birthday', 'idNumber'],
  contact: ['qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'],
  invitation: ['recommenderId', 'affiliateCode'],
  check: ['captcha'],
} as const satisfies Record<string, readonly RegistrationField[]>;

/** The name of a group. */
export type RegistrationGroup = keyof typeof registrationGroups;

/** Groups the shown fields. Empty groups are left out. */
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
