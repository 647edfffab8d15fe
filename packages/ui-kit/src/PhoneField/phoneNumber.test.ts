import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { callingNumber, spacedNumber } from './phoneFormat.ts';
import { caretAfterDigits, countryOfNumber, isCountryFound, nationalDigits, type PhoneCountry } from './phoneNumber.ts';

const thailand: PhoneCountry = { code: 'TH', name: 'ไทย', dialingCode: '+66' };
const austria: PhoneCountry = { code: 'AT', name: 'Österreich', dialingCode: '+43' };
const states: PhoneCountry = { code: 'US', name: 'United States', dialingCode: '+1' };
const canada: PhoneCountry = { code: 'CA', name: 'Canada', dialingCode: '+1' };
const barbados: PhoneCountry = { code: 'BB', name: 'Barbados', dialingCode: '+1246' };
const countries = [thailand, austria, states, canada, barbados];

describe('nationalDigits', () => {
  it('AUTH-04 keeps digits only, of any script, and at most 20', () => {
    expect(nationalDigits('081-234 5678')).toBe('0812345678');
    expect(nationalDigits('๐๘๑')).toBe('081');
    expect(nationalDigits('1'.repeat(30))).toHaveLength(20);
  });
});

describe('countryOfNumber', () => {
  it.each([
    ['+66 81 234 5678', 'US', 'TH', '812345678'],
    ['0066812345678', 'US', 'TH', '812345678'],
    ['+1 604 555 0199', 'CA', 'CA', '6045550199'],
    ['+1 604 555 0199', 'TH', 'US', '6045550199'],
    ['+1 246 250 1234', 'US', 'BB', '2501234'],
  ])('REG-13 reads %s, with %s selected, as a number of %s', (text, chosen, country, national) => {
    expect(countryOfNumber(text, countries, chosen)).toEqual({ country, national });
  });

  it('ignores national numbers and dialling codes that are not offered', () => {
    expect(countryOfNumber('0812345678', countries, 'TH')).toBeUndefined();
    expect(countryOfNumber('+99912345', countries, 'TH')).toBeUndefined();
  });
});

describe('isCountryFound', () => {
  it.each([
    ['ไท', thailand],
    ['osterr', austria],
    ['ÖSTER', austria],
    ['us', states],
    ['+12', barbados],
    ['66', thailand],
    ['', canada],
  ])('REG-13 finds the country by "%s"', (query, country) => {
    expect(isCountryFound(country, query)).toBe(true);
  });

  it.each([
    ['peru', thailand],
    ['99', thailand],
    ['ca ', states],
  ])('REG-13 does not find another country by "%s"', (query, country) => {
    expect(isCountryFound(country, query)).toBe(false);
  });
});

describe('a formatted number', () => {
  it.each([
    ['TH', '0812345678', '081 234 5678'],
    ['TH', '812345678', '81 234 5678'],
    ['US', '6045550199', '(604) 555-0199'],
    ['ZZ', '123456', '123456'],
    ['TH', '', ''],
  ])('of %s, %s, is grouped as %s', (country, digits, written) => {
    expect(spacedNumber(country, digits)).toBe(written);
  });

  it('keeps every digit and has a caret position after each', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('TH', 'US', 'AT', 'CN', 'VN', 'BB'),
        fc.stringMatching(/^\d{0,20}$/),
        (country, digits) => {
          const written = spacedNumber(country, digits);
          expect(nationalDigits(written)).toBe(digits);
          for (let count = 0; count <= digits.length; count += 1) {
            expect(nationalDigits(written.slice(0, caretAfterDigits(written, count)))).toBe(digits.slice(0, count));
          }
        },
      ),
    );
  });
});

describe('the E.164 form', () => {
  it.each([
    ['0812345678', '+66812345678'],
    ['812345678', '+66812345678'],
    ['12', '+6612'],
    ['', ''],
  ])('of the Thai number "%s" is "%s"', (national, e164) => {
    expect(callingNumber(thailand, national)).toBe(e164);
  });
});
