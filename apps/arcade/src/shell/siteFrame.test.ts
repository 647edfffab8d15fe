import { expect, it, vi } from 'vitest';
import { createSiteFrame } from './siteFrame.ts';

it('posts messages only to a valid site origin', () => {
  const postMessage = vi.fn<(message: unknown, target: string) => void>();
  const parent = { postMessage } as unknown as Window;
  createSiteFrame('http://site.test/m/home', parent).tell('exit');
  expect(postMessage).toHaveBeenCalledWith({ source: 'parlor-game', type: 'exit' }, 'http://site.test');
  createSiteFrame(null, parent).tell('exit');
  createSiteFrame('*', parent).tell('exit');
  createSiteFrame('data:text/html,x', parent).tell('exit');
  expect(postMessage).toHaveBeenCalledTimes(1);
});
