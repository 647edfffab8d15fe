/**
 * A number in international form (E.164), without the national trunk zero. The metadata is large and is loaded on
 * demand.
 */
export async function callingNumber({
  mobileNum,
  countryDialingCode,
}: {
  mobileNum: string;
  countryDialingCode: string;
}): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const fullNumber = `+${countryDialingCode}${mobileNum}`;
  return parsePhoneNumberFromString(fullNumber)?.number ?? fullNumber;
}
