import { describe, expect, it } from 'vitest';
import { homeAliases, isHomePath } from './index.ts';

describe('paths of home', () => {
  it.each([...homeAliases, '/m/', '/m/home/', '/M/Home', '/m/index.html///', ''])('SYS-01 %s is home', (path) => {
    expect(isHomePath(path)).toBe(true);
  });

  it.each(['/m/homes', '/m/home/more', '/home', '/m/login'])('SYS-01 %s is not', (path) => {
    expect(isHomePath(path)).toBe(false);
  });
});
