export { PhoneField } from './PhoneField/PhoneField.tsx';
export type { PhoneFieldProps } from './PhoneField/PhoneField.tsx';
export type { PhoneFieldTexts } from './PhoneField/phoneFieldTexts.ts';
export { PHONE_MAX_DIGITS } from './PhoneField/phoneNumber.ts';
export type { PhoneCountry, PhoneNumber, PhoneValue } from './PhoneField/phoneNumber.ts';
