import {
  AsYouType,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

import type { PhoneCountry } from './phoneNumber.ts';

/** Groups digits as a country does: "081 234 5678". Returns them unchanged for an unknown country. */
export function spacedNumber(country: string, digits: string): string {
  if (!isSupportedCountry(country) || digits === '') return digits;
  const dialled = `+${getCountryCallingCode(country)}`;
  const candidates = [
    new AsYouType(country).input(digits),
    // Without the trunk prefix, the number is formatted as it is after the dialling code.
    new AsYouType().input(`${dialled}${digits}`).slice(dialled.length).trim(),
  ];
  // Formatting must not drop or change digits.
  return candidates.find((written) => written !== digits && written.replaceAll(/[^0-9]/g, '') === digits) ?? digits;
}

/** Returns the number as E.164, without the trunk prefix; '' without digits. */
export function callingNumber(
  { code, dialingCode }: Pick<PhoneCountry, 'code' | 'dialingCode'>,
  digits: string,
): string {
  if (digits === '') return '';
  return (isSupportedCountry(code) && parsePhoneNumberFromString(digits, code)?.number) || `${dialingCode}${digits}`;
}
