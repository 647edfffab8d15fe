import { describe, expect, it, vi } from 'vitest';
import { isWebAddress, openWebAddress } from './openWebAddress.ts';
import { paths } from './paths.ts';
import { isSitePath } from './useReturnTo.ts';

describe('addresses', () => {
  it.each([
    ['/m/gameRecord', true],
    ['/m', true],
    ['/m?x=1', true],
    ['/', false],
    ['/member', false],
    ['//evil.test/m', false],
    ['https://evil.test/m', false],
    ['/m\\@evil.test', false],
    ['javascript:alert(1)', false],
  ])('NAV-20 %s is a valid return path: %s', (address, isPath) => {
    expect(isSitePath(address)).toBe(isPath);
  });

  it.each([
    ['/sandbox/pay/1', true],
    ['https://pay.test/1', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['JaVaScRiPt:x', false],
    ['blob:https://x/1', false],
  ])('WAL-03 %s is an allowed target: %s', (address, isAllowed) => {
    expect(isWebAddress(address, 'https://site.test/m/voucherCenter')).toBe(isAllowed);
  });

  it('reports and ignores a disallowed address', () => {
    const report = vi.spyOn(console, 'warn').mockImplementation(() => {});
    openWebAddress('javascript:alert(1)');
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });

  it('encode their parameters', () => {
    expect([
      paths.activityDetail('a&b'),
      paths.play('1/2', { freePlay: true }),
      paths.notice(3),
      paths.help('terms'),
    ]).toEqual(['/m/activityDetail?id=a%26b', '/m/play/1%2F2?free=1', '/m/notice?index=3', '/m/help?tag=terms']);
  });
});
