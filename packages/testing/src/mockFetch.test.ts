import { describe, expect, it } from 'vitest';
import { buildSettings } from './builders.ts';
import { buildGamePage } from './catalogueBuilders.ts';
import { createMockFetch, refusal, UNREACHABLE, type MockRequest } from './mockFetch.ts';

describe('the mocked gateway', () => {
  it('STORY-02 answers in the envelope, with the status of a refusal', async () => {
    const fetch = createMockFetch({ getSettings: buildSettings(), getBalance: refusal('session.ended') });
    expect(await (await fetch('/wps/system/settings')).json()).toMatchObject({
      success: true,
      value: { merchantCode: 'SAMPLE' },
    });
    const refused = await fetch('/wps/wallets/gcs');
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { success: false, errorCode: 'session.ended', message: 'session.ended' },
    ]);
  });

  it('STORY-02 fails on an answer that violates the contract', async () => {
    const fetch = createMockFetch({ getBalance: { sumBalance: 12, currency: 'THB' } });
    await expect(fetch('/wps/wallets/gcs')).rejects.toThrow('sumBalance');
  });

  it('STORY-02 fails on a request that violates the contract', async () => {
    const fetch = createMockFetch({ listGames: buildGamePage(), addFavourite: { list: [] } });
    await expect(fetch('/wps/games?gameType=CHESS')).rejects.toThrow('gameType');
    await expect(
      fetch('/wps/games/favourites', { method: 'POST', body: JSON.stringify({ nodeId: '1', more: 1 }) }),
    ).rejects.toThrow('more');
    await expect(fetch('/wps/unheard-of')).rejects.toThrow('No route');
  });

  it('names a call without an answer in its failure', async () => {
    await expect(createMockFetch({})('/wps/wallets/gcs')).rejects.toThrow('getBalance');
  });

  it('passes the parameters, query and body of the call to functions', async () => {
    let seen: MockRequest | undefined;
    const fetch = createMockFetch({ removeFavourite: (request: MockRequest) => ((seen = request), { list: [] }) });
    await fetch('/wps/games/favourites/77', { method: 'DELETE' });
    expect(seen?.params).toEqual({ nodeId: '77' });
  });

  it('can be unreachable', async () => {
    await expect(createMockFetch({ getBalance: UNREACHABLE })('/wps/wallets/gcs')).rejects.toThrow(TypeError);
  });
});
