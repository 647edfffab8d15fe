import { expect, it, vi } from 'vitest';
import { createSiteFrame } from './siteFrame.ts';

it('posts messages only to a valid site origin', () => {
  const postMessage = vi.fn<(message: unknown, target: string) => void>();
  const parent = { postMessage } as unknown as Window;
  createSiteFrame('http://site.test/m/home', parent).post('exit');
  expect(postMessage).toHaveBeenCalledWith({ source: 'parlor-game', type: 'exit' }, 'http://site.test');
  createSiteFrame(null, parent).post('exit');
  createSiteFrame('*', parent).post('exit');
  createSiteFrame('data:text/html,x', parent).post('exit');
  expect(postMessage).toHaveBeenCalledTimes(1);
});

it('MEM-08 accepts a pause only from the window and origin of the site', () => {
  const parent = { postMessage: () => undefined } as unknown as Window;
  const listeners: ((event: MessageEvent) => void)[] = [];
  const here = {
    addEventListener: (_: string, listener: (event: MessageEvent) => void) => void listeners.push(listener),
  } as unknown as Window;
  const stop = vi.fn<() => void>();
  createSiteFrame('http://site.test', parent, here).onPause(stop);
  const send = (event: Partial<MessageEvent>) => {
    for (const listener of listeners) listener(event as MessageEvent);
  };
  const data = { source: 'parlor-site', type: 'pause' };
  send({ data, source: parent, origin: 'http://other.test' });
  send({ data, source: {} as Window, origin: 'http://site.test' });
  send({
    data: { source: 'parlor-site', type: 'page', address: 'http://site.test/m' },
    source: parent,
    origin: 'http://site.test',
  });
  expect(stop).not.toHaveBeenCalled();
  send({ data, source: parent, origin: 'http://site.test' });
  expect(stop).toHaveBeenCalledOnce();
});
