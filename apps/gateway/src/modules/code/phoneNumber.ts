import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * The number as the world dials it (E.164, `+66812345678`), of what was typed and the dialling code beside it (without
 * a plus sign); a zero in front that is not part of the number goes. Undefined when it can be nobody's number. Where no
 * dialling code was chosen the number must bring its own, or be one of `homeCountry` (an ISO 3166 code).
 */
export function phoneNumberOf(mobileNum: string, countryDialingCode: string, homeCountry = ''): string | undefined {
  const isChosen = countryDialingCode !== '';
  // The library throws at a code that it does not know.
  if (isChosen && !callingCodes.has(countryDialingCode)) return undefined;
  const parsed = parsePhoneNumberFromString(mobileNum, {
    ...(isChosen && { defaultCallingCode: countryDialingCode }),
    ...(!isChosen && isSupportedCountry(homeCountry) && { defaultCountry: homeCountry }),
    extract: false,
  });
  return parsed?.isPossible() === true && parsed.ext === undefined ? parsed.number : undefined;
}

/**
 * Whether codes go to a number (E.164): it is one of these countries (ISO 3166 codes), and of no other that shares
 * their dialling code, where a text may cost many times as much.
 */
export function isServedNumber(number: string, countries: readonly string[]): boolean {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed === undefined) return false;
  const possible = parsed.country === undefined ? parsed.getPossibleCountries() : [parsed.country];
  return possible.length > 0 && possible.every((country) => countries.includes(country));
}
