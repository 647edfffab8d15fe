import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountApi } from './endpoints/account.ts';
import { gamesApi } from './endpoints/games.ts';
import { supportApi } from './endpoints/support.ts';
import { walletApi } from './endpoints/wallet.ts';
import { createAppStore } from './store.ts';

/** Opens a site that records its calls and refuses them. */
function openSite() {
  const sent: { url: string; method: string; type: string | null; init: RequestInit }[] = [];
  const store = createAppStore({
    baseUrl: 'https://gateway.example',
    merchantCode: 'SAMPLE',
    release: 'test',
    language: () => 'EN',
    device: () => 'MOBILE',
    fetch: (url, init = {}) => {
      const type = new Headers(init.headers).get('Content-Type');
      sent.push({ url: url as string, method: init.method ?? '', type, init });
      return Promise.resolve(
        Response.json({ success: false, errorCode: 'permission.denied', message: '' }, { status: 403 }),
      );
    },
  });
  return { store, sent };
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));

describe('the body of a call', () => {
  it('API-01 is JSON, a form or a picture, and its type says which', async () => {
    const { store, sent } = openSite();
    await store.dispatch(gamesApi.endpoints.addFavourite.initiate('7'));
    await store.dispatch(
      accountApi.endpoints.requestPasswordLink.initiate({ username: 'player 01', email: 'a+b@mail.example' }),
    );
    const picture = new Blob(['a picture'], { type: 'image/png' });
    await store.dispatch(supportApi.endpoints.sendChatPicture.initiate({ key: 'k1', picture }));
    expect(sent.map(({ url, method, type }) => [url, method, type])).toEqual([
      ['https://gateway.example/wps/games/favourites', 'POST', 'application/json'],
      ['https://gateway.example/wps/member/password/email', 'POST', 'application/x-www-form-urlencoded'],
      ['https://gateway.example/wps/chat/pictures/k1', 'PUT', 'image/png'],
    ]);
    expect(sent.map(({ init }) => init.body)).toEqual([
      '{"nodeId":"7"}',
      'username=player+01&email=a%2Bb%40mail.example',
      picture,
    ]);
  });

  it('AUTH-09 is absent from a read, which sends the session cookie and has no type', async () => {
    const { store, sent } = openSite();
    await store.dispatch(walletApi.endpoints.getBalance.initiate());
    expect(sent[0]?.type).toBeNull();
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(sent[0]?.init).not.toHaveProperty('body');
    expect(new Headers(sent[0]?.init.headers).get('Accept')).toBe('application/json');
  });
});
