/**
 * A number in the form that is the same everywhere (E.164), without the zero that is only dialled inside the country.
 * Its metadata is large and comes when it is asked for.
 */
export async function callingNumber({
  mobileNum,
  countryDialingCode,
}: {
  mobileNum: string;
  countryDialingCode: string;
}): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const whole = `+${countryDialingCode}${mobileNum}`;
  return parsePhoneNumberFromString(whole)?.number ?? whole;
}
