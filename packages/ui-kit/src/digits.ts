/**
 * Zero of each script that phone keyboards offer: Arabic, Persian, Devanagari, Bengali, Thai, Lao, Burmese, Khmer, full
 * width.
 */
const zeroes = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x0ed0, 0x1040, 0x17e0, 0xff10];

/** Converts digits of other scripts to 0-9: "๑๒" becomes "12". */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeroes.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Extracts the digits of a text as 0-9. */
export function digitsOf(text: string): string {
  return withPlainDigits(text).replaceAll(/[^0-9]/g, '');
}
