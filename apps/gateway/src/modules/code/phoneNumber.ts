import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * Returns the international form of a number (E.164, `+66812345678`) from the typed number and its dialling code
 * (without a plus sign). Drops a leading zero that is not part of the number. Returns undefined for impossible numbers.
 * Without a dialling code, the number must have its own, or be one of `homeCountry` (an ISO 3166 code).
 */
export function phoneNumberOf(mobileNum: string, countryDialingCode: string, homeCountry = ''): string | undefined {
  const isChosen = countryDialingCode !== '';
  // The library throws for an unknown dialling code.
  if (isChosen && !callingCodes.has(countryDialingCode)) return undefined;
  const parsed = parsePhoneNumberFromString(mobileNum, {
    ...(isChosen && { defaultCallingCode: countryDialingCode }),
    ...(!isChosen && isSupportedCountry(homeCountry) && { defaultCountry: homeCountry }),
    extract: false,
  });
  return parsed?.isPossible() === true && parsed.ext === undefined ? parsed.number : undefined;
}

/**
 * Whether codes are sent to a number (E.164): it must be of these countries (ISO 3166 codes). Other countries with the
 * same dialling code do not count, because a text message there may cost many times as much.
 */
export function isServedNumber(number: string, countries: readonly string[]): boolean {
  const parsed = parsePhoneNumberFromString(number);
  if (parsed === undefined) return false;
  const possible = parsed.country === undefined ? parsed.getPossibleCountries() : [parsed.country];
  return possible.length > 0 && possible.every((country) => countries.includes(country));
}
