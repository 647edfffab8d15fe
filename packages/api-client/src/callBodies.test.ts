import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectGatewayNow, selectToken, sessionStarted } from '@parlor/core';
import { accountApi } from './endpoints/account.ts';
import { gamesApi } from './endpoints/games.ts';
import { supportApi } from './endpoints/support.ts';
import { walletApi } from './endpoints/wallet.ts';
import { createAppStore } from './store.ts';

const refused = () => Response.json({ success: false, errorCode: 'permission.denied', message: '' }, { status: 403 });

/** Opens a site that records its calls and refuses them, unless `answer` says otherwise. */
function openSite({ answer = refused, reportsProgress }: { answer?: () => Response; reportsProgress?: true } = {}) {
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
      return Promise.resolve(answer());
    },
    ...(reportsProgress && { reportsProgress }),
  });
  return { store, sent };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.unstubAllGlobals());

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

describe('an upload', () => {
  const picture = new Blob(['a picture'], { type: 'image/png' });
  const send = ({ store }: ReturnType<typeof openSite>, onProgress?: (share: number) => void) =>
    store.dispatch(
      supportApi.endpoints.sendChatPicture.initiate({ key: 'k1', picture, ...(onProgress && { onProgress }) }),
    );

  it('uses a request that reports progress only if the page shows it', async () => {
    const opened: string[] = [];
    class FakeRequest extends EventTarget {
      readonly upload = new EventTarget();
      open(method: string, address: string): void {
        opened.push(`${method} ${address}`);
      }
      setRequestHeader(): void {}
      abort(): void {}
      send(): void {
        this.upload.dispatchEvent(
          Object.assign(new Event('progress'), { loaded: 1, total: 2, lengthComputable: true }),
        );
        this.dispatchEvent(new Event('error'));
      }
    }
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const shares: number[] = [];
    const page = openSite({ reportsProgress: true });
    expect((await send(page, (share) => shares.push(share))).error).toMatchObject({ code: 'network.unreachable' });
    expect([opened, shares, page.sent.length]).toEqual([
      ['PUT https://gateway.example/wps/chat/pictures/k1'],
      [0.5],
      0,
    ]);
    await send(page);
    const story = openSite();
    await send(story, (share) => shares.push(share));
    expect([opened.length, page.sent.length, story.sent.length]).toEqual([1, 1, 1]);
  });
});

describe('an answer', () => {
  const balance = { sumBalance: '10.00', currency: 'THB' };
  const ask = (answer: () => Response) =>
    openSite({ answer }).store.dispatch(walletApi.endpoints.getBalance.initiate());

  it.each([
    ['says that the call failed', () => Response.json({ success: false, errorCode: 'permission.denied', value: {} })],
    ['has no value', () => Response.json({ success: true })],
    ['says nothing of success', () => Response.json({ value: balance })],
    ['is empty', () => Response.json(null)],
    ['is a text', () => Response.json('value')],
    ['is a page of a proxy', () => new Response('<html>')],
    ['has the status of a failure', () => Response.json({ success: true, value: balance }, { status: 400 })],
  ])('API-01 is a failure if it %s', async (_, answer) => {
    const { data, error } = await ask(answer);
    expect([data, typeof error]).toEqual([undefined, 'object']);
  });

  it('API-03 without a time leaves the known time of the gateway as it is', async () => {
    const day = 86_400_000;
    const answers = [new Date(Date.now() + day).toUTCString(), undefined];
    const { store } = openSite({
      answer: () => {
        const at = answers.shift();
        return Response.json({ success: true, value: balance }, { headers: at === undefined ? {} : { Date: at } });
      },
    });
    const askAgain = () => store.dispatch(walletApi.endpoints.getBalance.initiate(undefined, { forceRefetch: true }));
    await askAgain();
    await askAgain();
    expect(Math.round((selectGatewayNow(store.getState()) - Date.now()) / day)).toBe(1);
  });
});

describe('a failed call', () => {
  it('AUTH-12 keeps the session unless the gateway says that it has ended', async () => {
    const { store } = openSite();
    store.dispatch(
      sessionStarted({ token: 'token', merchantCode: 'SAMPLE', userName: 'a', type: 0, firstTimeLogin: false }),
    );
    await store.dispatch(walletApi.endpoints.getBalance.initiate());
    expect(selectToken(store.getState())).toBe('token');
  });

  it('API-03 of the keys is that of the login, which is not sent', async () => {
    const { store, sent } = openSite();
    const login = accountApi.endpoints.login.initiate({ username: 'a', password: 'b', type: 'username' });
    expect((await store.dispatch(login)).error).toEqual({ status: 403, code: 'permission.denied' });
    expect(sent.map(({ url }) => url)).toEqual(['https://gateway.example/wps/system/jwks']);
  });

  it('is logged with its name if no answer came, and not if the page gave it up', async () => {
    const away = openSite({
      answer: () => {
        throw new TypeError('away');
      },
    });
    const logged = () =>
      vi.mocked(console.warn).mock.calls.filter(([message]) => message === 'The call addFavourite got no answer')
        .length;
    await away.store.dispatch(gamesApi.endpoints.addFavourite.initiate('7'));
    expect(logged()).toBe(1);
    const asking = away.store.dispatch(gamesApi.endpoints.addFavourite.initiate('8'));
    asking.abort();
    await asking;
    expect(logged()).toBe(1);
  });
});
