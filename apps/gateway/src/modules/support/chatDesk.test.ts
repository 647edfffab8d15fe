import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pathOf, SESSION_COOKIE, type ChatMessages } from '@parlor/contract';
import { createTestGateway, type TestGateway, type TestSession } from '../../testing/testGateway.ts';
import { listActs } from '../audit/operatorActs.ts';
import { slipPicture } from '../deposit/testing/depositor.ts';
import { openSocket } from './testing/chatSocketClient.ts';

const DAY_MS = 86_400_000;
const JPEG = 'ffd8ff';
const SCRIPT = '<script>alert(document.cookie)</script>';

let gateway: TestGateway;
let url: string;
let player: TestSession;
const open: { close(): void }[] = [];

beforeAll(async () => {
  gateway = await createTestGateway();
  const settings = { whitelabel: { CBS3: true } };
  const merchant = { code: 'NORTH', name: 'North', brand: 'north', currency: 'THB', settings } as const;
  await gateway.app.gateway.services.merchants.save(merchant);
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  player = await gateway.login();
  await gateway.database.db.deleteFrom('operator_session').execute();
});
afterEach(() => {
  for (const line of open.splice(0)) line.close();
});
afterAll(() => gateway.close());

const services = () => gateway.app.gateway.services;
const desk = () => services().chatDesk;
const send = (text: string, session = player) =>
  gateway.call('sendChatMessage', { session, body: { key: randomUUID(), text } });
const sendPicture = (body: Buffer, key: string = randomUUID(), session = player) =>
  gateway.call('sendChatPicture', { session, params: { key }, body });
const read = async (session = player) =>
  (await gateway.call('listChatMessages', { session })).envelope.value as unknown as ChatMessages;
const ticket = async () => (await read()).ticket;
const acts = async () =>
  (await listActs(gateway.database.db, { area: 'support', subject: player.account.id })).map(({ act }) => act);
const close = () => desk().close(player.account.id, 'malee');

async function logIn(name: string) {
  const password = await services().operatorLogins.add(name, 'root');
  const answer = await ask('POST', '/ops/login', {}, new URLSearchParams({ name, password }).toString());
  return { cookie: String([answer.headers['set-cookie']].flat()[0]).split(';')[0] ?? '' };
}

function ask(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  headers: Record<string, string>,
  payload: string | Buffer = '',
  type = 'application/x-www-form-urlencoded',
) {
  const own = { host: 'localhost', origin: 'http://localhost', ...(method !== 'GET' && { 'content-type': type }) };
  return gateway.app.inject({ method, url: path, headers: { ...own, ...headers }, payload });
}

const chat = (rest = '') => `/ops/chat/${player.account.id}${rest}`;

/** Returns the gateway's response for the picture of a message, as bytes. */
async function pictureOf(seq: number, session: TestSession) {
  const answer = await gateway.app.inject({
    url: pathOf('getChatPicture', { seq: String(seq) }),
    headers: { merchant: 'NORTH', token: session.token },
    cookies: { [SESSION_COOKIE]: session.cookie },
  });
  return { status: answer.statusCode, bytes: answer.rawPayload, type: answer.headers['content-type'] };
}

describe('a picture in the chat', () => {
  it('SVC-03 is visible only to the player and operators, re-encoded and sealed', async () => {
    const hidden = Buffer.concat([await slipPicture('#336699', 40), Buffer.from('<script>alert(1)</script>')]);
    const key = randomUUID();
    for (const _ of [1, 2]) expect((await sendPicture(hidden, key)).status).toBe(200);
    expect((await read()).list).toMatchObject([{ seq: 1, text: '', picture: { width: 40, height: 40 } }]);

    const own = await pictureOf(1, player);
    expect([own.status, own.type, own.bytes.subarray(0, 3).toString('hex')]).toEqual([200, 'image/jpeg', JPEG]);
    expect(own.bytes.includes('script')).toBe(false);
    expect((await pictureOf(1, await gateway.login())).status).toBe(404);

    const { sealed } = await gateway.database.db
      .selectFrom('support_picture')
      .select('sealed')
      .where('account_id', '=', player.account.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').includes(own.bytes.subarray(0, 20))).toBe(false);

    const operator = await logIn('malee');
    expect((await ask('GET', chat(), operator)).body).toContain(`<img src="${chat('/pictures/1')}" width="40"`);
    expect((await ask('GET', chat('/pictures/1'), operator)).rawPayload.equals(own.bytes)).toBe(true);
    expect((await ask('GET', chat('/pictures/1'), {})).statusCode).toBe(401);
    expect(await acts()).toEqual(['view_picture', 'view']);
  });

  it('SVC-03 can also be sent by an operator', async () => {
    await send('Which button?');
    const operator = await logIn('malee');
    const put = (picture: Buffer) => ask('PUT', chat(`/picture/${randomUUID()}`), operator, picture, 'image/png');
    expect((await put(await slipPicture('#aa2211', 30))).statusCode).toBe(204);
    expect((await put(Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(422);
    const { list } = await read();
    expect(list.at(-1)).toMatchObject({ seq: 2, author: 'operator', picture: { width: 30, height: 30 } });
    expect((await pictureOf(2, player)).bytes.subarray(0, 3).toString('hex')).toBe(JPEG);
  });

  it.each([
    ['a script', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      'of a format that is not taken',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
          .gif()
          .toBuffer(),
    ],
    ['a page under the name of a picture', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture that is cut off', async () => (await slipPicture('#123456', 400)).subarray(0, 300)],
    [
      'a picture that unpacks to too much',
      () =>
        sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
  ])('SVC-03 is refused if it is %s', async (_what, made) => {
    expect((await sendPicture(await made())).envelope).toMatchObject({ errorCode: 'picture.unreadable' });
    expect((await read()).list).toEqual([]);
  });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'SVC-03 as %s with a script and a place in its metadata is kept and shown without them',
    async (format) => {
      const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#36a' } })
        .withMetadata({ exif: { IFD0: { ImageDescription: SCRIPT }, IFD3: { GPSLatitudeRef: 'N' } } })
        .toFormat(format)
        .toBuffer();
      expect(picture.includes(SCRIPT)).toBe(true);
      expect((await sendPicture(Buffer.concat([picture, Buffer.from(SCRIPT)]))).status).toBe(200);
      const { bytes } = await pictureOf(1, player);
      const { format: shown, exif } = await sharp(bytes).metadata();
      expect([shown, exif, bytes.includes('script')]).toEqual(['jpeg', undefined, false]);
    },
  );

  it('SVC-03 is refused above 5 MB, and above six a minute', async () => {
    expect((await sendPicture(Buffer.alloc(5_242_881, 1))).status).toBe(413);
    const picture = await slipPicture('#223344', 8);
    for (let count = 0; count < 6; count += 1) expect((await sendPicture(picture)).status).toBe(200);
    expect((await sendPicture(picture)).status).toBe(429);
  });
});

describe('a ticket', () => {
  it('SVC-03 is opened by a message, even if no operator is online, and shows its state', async () => {
    expect(await ticket()).toBeNull();
    await send('Is anybody there?');
    expect(await ticket()).toMatchObject({ state: 'waiting', isAfterHours: true, rating: null });
    await desk().answer({ accountId: player.account.id, operator: 'malee', text: 'Now.' });
    expect(await ticket()).toMatchObject({ state: 'answered' });
    await close();
    expect(await ticket()).toMatchObject({ state: 'closed' });
  });

  it('SVC-03 is not after hours while an operator is online', async () => {
    await logIn('malee');
    await send('Hello');
    expect(await ticket()).toMatchObject({ isAfterHours: false });
  });

  it('SVC-03 is reopened by a new message; after three days another one is opened', async () => {
    await send('First');
    const first = (await ticket())?.number ?? 0;
    await close();
    gateway.advance(2 * DAY_MS);
    player = { ...player, ...(await loggedInAgain()) };
    await send('Still broken');
    expect(await ticket()).toMatchObject({ number: first, state: 'waiting' });
    await close();
    gateway.advance(4 * DAY_MS);
    player = { ...player, ...(await loggedInAgain()) };
    await send('Something else');
    expect((await ticket())?.number).toBeGreaterThan(first);
  });

  it('SVC-03 can be rated by its player once it is closed', async () => {
    await send('Thanks');
    const { number = 0 } = (await ticket()) ?? {};
    const rate = (session: TestSession, rating = 5) =>
      gateway.call('rateChat', { session, body: { number, rating } }).then(({ status }) => status);
    expect(await rate(player)).toBe(400);
    await close();
    expect(await rate(await gateway.login())).toBe(400);
    expect(await rate(player, 6)).toBe(400);
    expect(await rate(player, 4)).toBe(200);
    expect(await ticket()).toMatchObject({ rating: 4 });
  });
});

/** Renews the player's session: sessions do not last for days. */
function loggedInAgain() {
  const { id: accountId } = player.account;
  return services().sessions.open({ accountId, device: 'test', clientAddress: '127.0.0.1' });
}

describe('the desk of the operators', () => {
  it('SVC-03 lists the longest-waiting conversations first', async () => {
    const later = await gateway.login();
    await send('I was first');
    gateway.advance(1_000);
    await send('I come second', later);
    const waiting = (await desk().list()).map(({ accountId }) => accountId);
    expect(waiting.indexOf(player.account.id)).toBeLessThan(waiting.indexOf(later.account.id));
    const queue = (await ask('GET', `/ops/queue?open=${later.account.id}`, await logIn('malee'))).body;
    expect(queue).toContain(
      `id="c-${player.account.id}" href="/ops/chat/${player.account.id}">${player.account.account} <span class="new">1 new</span>`,
    );
    expect(queue).toContain(`id="c-${later.account.id}" href="/ops/chat/${later.account.id}" aria-current="page">`);
  });

  it('SVC-03 hands a conversation over only to an existing operator', async () => {
    await send('Help');
    const operator = await logIn('malee');
    await logIn('somchai');
    const handOver = (to: string) => ask('POST', chat('/hand-over'), operator, new URLSearchParams({ to }).toString());
    expect((await ask('POST', chat('/take'), operator)).statusCode).toBe(303);
    expect((await handOver('somchai')).statusCode).toBe(303);
    expect((await desk().read(player.account.id, 0)).entry.takenBy).toBe('somchai');
    expect((await handOver('nobody')).statusCode).toBe(422);
    expect(await acts()).toEqual(['hand_over', 'take']);
  });

  it('SVC-03 shows on open pages who has a conversation, and offers only possible actions', async () => {
    await send('Help');
    const [malee, somchai] = [await logIn('malee'), await logIn('somchai')];
    const state = async (operator: { cookie: string }) => (await ask('GET', chat('/state'), operator)).body;
    expect(await state(malee)).toMatch(/, waiting · nobody’s</);
    const answer = new URLSearchParams({ text: 'Hi', key: randomUUID() }).toString();
    await ask('POST', chat('/answer'), malee, answer);
    const own = await state(malee);
    expect(own).toMatch(/, answered · with malee</);
    expect(own).not.toContain('Take</button>');
    expect(own).not.toContain('<option>malee');
    expect(await state(somchai)).toContain('Take</button>');
    expect((await ask('GET', chat('/state'), {})).statusCode).toBe(401);
  });

  it('SVC-03 offers the merchant’s canned answers, those in the player’s language first', async () => {
    const set = (name: string, language: string, text: string) =>
      services().cannedAnswers.set('NORTH', { name, language, text }, 'root');
    await set('hello', 'EN', 'Hello.');
    await set('hello', 'TY', 'สวัสดีค่ะ');
    await set('wait', 'EN', '"Wait" <please>');
    await gateway.call('sendChatMessage', {
      session: player,
      body: { key: randomUUID(), text: 'สวัสดี' },
      headers: { Language: 'TY' },
    });
    const page = (await ask('GET', chat(), await logIn('malee'))).body;
    expect(page).toContain('&lt;please&gt;');
    expect(page.indexOf('สวัสดีค่ะ')).toBeLessThan(page.indexOf('>hello (EN)'));
    await expect(set('Hello!', 'EN', 'x')).rejects.toThrow('is not a name');
    await expect(set('hello', 'XX', 'x')).rejects.toThrow('is not a language');
    await services().cannedAnswers.remove('NORTH', 'wait', 'root');
    expect((await services().cannedAnswers.list('NORTH')).map(({ name }) => name)).toEqual(['hello', 'hello']);
  });

  it('SVC-03 exports the conversation as text, and records who exported it', async () => {
    await send('First line\nsecond line');
    await sendPicture(await slipPicture('#445566', 20));
    await desk().answer({ accountId: player.account.id, operator: 'malee', text: 'Seen.' });
    const answer = await ask('GET', chat('/transcript'), await logIn('malee'));
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="chat-${player.account.account}.txt"`);
    const lines = answer.body
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => line.replace(/\S+Z/, 'at'));
    expect(lines).toEqual([
      `1  at  ${player.account.account}: First line`,
      '    second line',
      `2  at  ${player.account.account}: [picture, 20 × 20]`,
      '3  at  malee (customer service): Seen.',
    ]);
    expect(await acts()).toEqual(['export', 'answer']);
  });
});

describe('the connection of an operator’s page', () => {
  type Received = { type: string; accountId?: string };
  const lineOf = async (headers: Record<string, string>) => {
    const line = await openSocket<Received>(`${url}/ops/socket`, { protocols: ['parlor.1'], headers });
    open.push(line);
    return line;
  };
  /** Waits for the next event of the test's player: events of earlier players may still arrive. */
  async function nextOfPlayer(line: Awaited<ReturnType<typeof lineOf>>): Promise<Received> {
    for (;;) {
      const received = await line.next();
      if (received.accountId === player.account.id) return received;
    }
  }

  it('SVC-03 reports messages and typing, and shows the player that an operator types', async () => {
    const line = await lineOf(await logIn('malee'));
    await send('Hello');
    expect(await nextOfPlayer(line)).toEqual({ type: 'changed', accountId: player.account.id });
    services().chatSignals.publish({ kind: 'typing', accountId: player.account.id, by: 'player' });
    expect(await nextOfPlayer(line)).toEqual({ type: 'typing', accountId: player.account.id });
    const typed = new Promise((resolve) => {
      const stop = services().chatSignals.subscribe((signal) => {
        stop();
        resolve(signal);
      });
    });
    line.send({ type: 'typing', accountId: player.account.id });
    expect(await typed).toEqual({ kind: 'typing', accountId: player.account.id, by: 'operator' });
  });

  it('SVC-03 ends with the login, and is closed to anybody else', async () => {
    const operator = await logIn('malee');
    const line = await lineOf(operator);
    await ask('POST', '/ops/logout', operator);
    expect(await line.closed).toBe(4401);
    await expect(lineOf(operator)).rejects.toThrow('does not open');
    const other = await logIn('somchai');
    await expect(lineOf({ ...other, origin: 'https://evil.test' })).rejects.toThrow('does not open');
    await expect(lineOf({ ...other, 'x-forwarded-for': '203.0.113.5' })).rejects.toThrow('does not open');
  });
});
