import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/**
 * The number as the world dials it (E.164, `+66812345678`), of what was typed and the dialling code beside it (without a plus
 * sign); a zero in front that is not part of the number goes. Undefined when it can be nobody's number. Where no dialling code was
 * chosen the number must bring its own, or be one of `homeCountry`.
 */
export function phoneNumberOf(mobileNum: string, countryDialingCode: string, homeCountry?: string): string | undefined {
  const options = countryDialingCode === '' ? { defaultCountry: homeCountry as CountryCode } : { defaultCallingCode: countryDialingCode };
  const parsed = parsePhoneNumberFromString(mobileNum, { ...options, extract: false });
  return parsed?.isPossible() === true && parsed.ext === undefined ? parsed.number : undefined;
}
