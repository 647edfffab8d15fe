import { describe, expect, it } from 'vitest';
import { picturesOf, tidyDocumentNumber, validateIdentity, type TypedIdentity } from './identityRules.ts';

const typed: TypedIdentity = {
  name: 'Somchai Jaidee',
  documentType: 'id_card',
  documentNumber: '1-1037-02071-43-9',
  birthDate: '1990-07-15',
};
const validate = (change: Partial<TypedIdentity> = {}, { today = '2026-11-21', minimumAge = 18 } = {}) =>
  validateIdentity({ ...typed, ...change }, { today, minimumAge });

describe('the pictures of a document', () => {
  it.each([
    ['id_card', ['front', 'back', 'selfie']],
    ['passport', ['front', 'selfie']],
    ['driving_licence', ['front', 'back', 'selfie']],
  ] as const)('MEM-06 of kind %s are %j', (documentType, pictures) => {
    expect(picturesOf(documentType)).toEqual(pictures);
  });
});

describe('a document number', () => {
  it.each([
    ['1-1037-02071-43-9', '1103702071439'],
    [' aa 12\t34567 ', 'AA1234567'],
    ['ＡＢ－１２３４', 'AB1234'],
    ['b/12_3', 'B/12_3'],
  ])('MEM-06 typed as %j is stored as %s', (number, stored) => {
    expect(tidyDocumentNumber(number)).toBe(stored);
  });

  it.each(['12345', 'A'.repeat(30), 'aa-123 4567', 'B/1234', 'Ｚ１２３４'])('MEM-06 may be %j', (documentNumber) => {
    expect(validate({ documentNumber })).toStrictEqual({});
  });

  it.each(['', ' ', '- -'])('MEM-06 is missing if nothing but separators is typed: %j', (documentNumber) => {
    expect(validate({ documentNumber })).toStrictEqual({ documentNumber: { key: 'validation.required' } });
  });

  it.each(['1234', '1-2-3-4', 'A'.repeat(31), '#12345', '12345#', '123#456', 'ก1234567', '๑๒๓๔๕๖'])(
    'MEM-06 is rejected unless it is 5 to 30 letters and digits: %j',
    (documentNumber) => {
      expect(validate({ documentNumber })).toStrictEqual({
        documentNumber: { key: 'validation.document_number', min: 5, max: 30 },
      });
    },
  );
});

describe('a typed identity', () => {
  it('MEM-06 is accepted with a name, a document number and a birth date', () => {
    expect(validate()).toStrictEqual({});
  });

  it.each([
    ['', { key: 'validation.required' }],
    ['S', { key: 'validation.name', min: 2, max: 60 }],
    ['S0mchai', { key: 'validation.name', min: 2, max: 60 }],
  ])('MEM-06 is rejected with the name %j', (name, failure) => {
    expect(validate({ name })).toStrictEqual({ name: failure });
  });

  it('MEM-06 reports every invalid field at once', () => {
    expect(validate({ name: '', documentNumber: '', birthDate: '' })).toStrictEqual({
      name: { key: 'validation.required' },
      documentNumber: { key: 'validation.required' },
      birthDate: { key: 'validation.required' },
    });
  });
});

describe('a birth date', () => {
  it.each(['1900-01-01', '2000-02-29', '2008-11-21'])('MEM-06 may be %s', (birthDate) => {
    expect(validate({ birthDate })).toStrictEqual({});
  });

  it.each([
    ['before 1900', '1899-12-31'],
    ['tomorrow', '2026-11-22'],
    ['a day that the month does not have', '2000-02-30'],
    ['29 February of a common year', '1999-02-29'],
    ['of a 13th month', '2000-13-01'],
    ['a year alone', '2000'],
    ['a month alone', '2000-01'],
    ['without leading zeros', '2000-7-5'],
    ['in another order', '15-07-1990'],
    ['with a time', '2000-01-01T00:00:00Z'],
    ['not a date', 'yesterday'],
  ])('MEM-06 is rejected if it is %s: %s', (_, birthDate) => {
    expect(validate({ birthDate })).toStrictEqual({ birthDate: { key: 'validation.any' } });
  });

  it.each([
    ['2008-11-22', 18],
    ['2026-11-21', 18],
    ['2005-11-22', 21],
  ])('MEM-06 REG-07 is rejected if it is %s and the minimum age is %i', (birthDate, minimumAge) => {
    expect(validate({ birthDate }, { minimumAge })).toStrictEqual({
      birthDate: { key: 'validation.age', min: minimumAge },
    });
  });

  it('MEM-06 REG-07 is accepted from the birthday of the minimum age on', () => {
    expect(validate({ birthDate: '2005-11-21' }, { minimumAge: 21 })).toStrictEqual({});
  });

  it('MEM-06 REG-07 on 29 February reaches the minimum age on 1 March of a common year', () => {
    const birthDate = '2008-02-29';
    expect(validate({ birthDate }, { today: '2026-02-28' })).toStrictEqual({
      birthDate: { key: 'validation.age', min: 18 },
    });
    expect(validate({ birthDate }, { today: '2026-03-01' })).toStrictEqual({});
  });
});
