import { AsYouType, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

import type { PhoneCountry } from './phoneNumber.ts';

/** Digits as they are written in a country: "081 234 5678". Where nothing is known of the country they stay as they are. */
export function spacedNumber(country: string, digits: string): string {
  if (!isSupportedCountry(country) || digits === '') return digits;
  const dialled = `+${getCountryCallingCode(country)}`;
  const candidates = [
    new AsYouType(country).input(digits),
    // Without the zero that is dialled inside the country, it is written as behind the dialling code.
    new AsYouType().input(`${dialled}${digits}`).slice(dialled.length).trim(),
  ];
  // Nothing that was typed may get lost or change for the sake of looks.
  return candidates.find((written) => written !== digits && written.replaceAll(/[^0-9]/g, '') === digits) ?? digits;
}

/** The whole number (E.164), without the zero that is only dialled inside the country; empty without digits. */
export function callingNumber({ code, dialingCode }: Pick<PhoneCountry, 'code' | 'dialingCode'>, digits: string): string {
  if (digits === '') return '';
  return (isSupportedCountry(code) && parsePhoneNumberFromString(digits, code)?.number) || `${dialingCode}${digits}`;
}
