import { describe, expect, it } from 'vitest';
import { homeAliases, isHomePath } from './index.ts';

describe('the home path check', () => {
  it.each([...homeAliases, '/m/', '/m/home/', '/M/Home', '/m/index.html///', ''])('SYS-01 accepts "%s"', (path) => {
    expect(isHomePath(path)).toBe(true);
  });

  it.each(['/m/homes', '/m/home/more', '/home', '/m/login'])('SYS-01 rejects "%s"', (path) => {
    expect(isHomePath(path)).toBe(false);
  });
});
