export { PhoneField } from './PhoneField/PhoneField.tsx';
export type { PhoneFieldProps, PhoneFieldTexts } from './PhoneField/PhoneField.tsx';
export { PHONE_MAX_DIGITS } from './PhoneField/phoneNumber.ts';
export type { PhoneCountry, PhoneNumber, PhoneValue } from './PhoneField/phoneNumber.ts';
