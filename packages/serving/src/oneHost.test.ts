import { expect, it } from 'vitest';
import { hasSingleHost } from './index.ts';

it.each([
  [['Host', 'a.test'], '/m', true],
  [['Host', 'a.test', 'host', 'b.test'], '/m', false],
  [['Host', 'a.test', 'Host', 'a.test'], '/m', false],
  [['Host', 'a.test'], 'http://a.test/m', true],
  [['Host', 'a.test'], 'http://b.test/m', false],
  [[':authority', 'a.test', 'host', 'a.test'], '/m', true],
  [[':authority', 'a.test', 'host', 'b.test'], '/m', false],
])('a request with %j for %s names one host: %s', (rawHeaders, target, isOne) => {
  expect(hasSingleHost({ rawHeaders }, target)).toBe(isOne);
});
