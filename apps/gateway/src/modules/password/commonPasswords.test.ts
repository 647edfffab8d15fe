import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { MIN_PASSWORD_LENGTH } from '../merchant/merchantSettings.ts';
import { FILTER_FILE, makeFilter } from './commonPasswordFilter.ts';
import { commonPasswordFailure } from './commonPasswords.ts';
import { listedPasswords } from './listedPasswords.ts';

let listed: string[];
beforeAll(() => {
  listed = listedPasswords();
});

/** Passwords that are not in the list; the same in each run. */
const unlisted = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    createHash('sha256').update(`unlisted ${number}`).digest('base64').slice(0, 12),
  );

describe('the common password list', () => {
  it('has more than 10,000 passwords, none below the minimum length', () => {
    expect(listed.length).toBeGreaterThan(10_000);
    expect(Math.min(...listed.map(({ length }) => length))).toBe(MIN_PASSWORD_LENGTH);
  });

  it('matches every listed password in any case', () => {
    expect(listed.filter((password) => commonPasswordFailure(password) === undefined)).toEqual([]);
    expect(
      listed.filter(
        (password) =>
          commonPasswordFailure(password.toUpperCase()) === undefined &&
          password.toUpperCase().toLowerCase() === password,
      ),
    ).toEqual([]);
    expect(commonPasswordFailure('Ａlexander1')).toEqual({ key: 'validation.common_password' });
  });

  it('falsely matches fewer than one in 10,000 unlisted passwords', () => {
    expect(unlisted(200_000).filter((password) => commonPasswordFailure(password) !== undefined).length).toBeLessThan(
      20,
    );
  });

  it('has an up-to-date filter file', () => {
    expect(readFileSync(FILTER_FILE).equals(makeFilter(listed))).toBe(true);
  });
});
