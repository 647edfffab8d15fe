import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { configureMerchant } from '../../testing/phoneGateway.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { codeSentTo, messagesTo } from '../message/testing/sentMessages.ts';
import { CODE_PAUSE_MS, requestCode, everyScreen, idIn, newNumber } from './testing/codeCalls.ts';

const HOUR_MS = 3_600_000;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await configureMerchant(gateway, 'NORTH', everyScreen);
});

afterAll(() => gateway.close());

describe('SMS code delivery', () => {
  it('REG-11 allows one code per number per minute', async () => {
    const number = newNumber();
    expect((await requestCode(gateway, number, 'register')).status).toBe(200);
    const tooSoon = await requestCode(gateway, number, 'login');
    expect(tooSoon).toMatchObject({
      status: 429,
      envelope: { errorCode: 'request.rate_limited', value: { retryAfter: expect.any(Number) as number } },
    });
    gateway.advance(CODE_PAUSE_MS);
    expect((await requestCode(gateway, number, 'register')).status).toBe(200);
  });

  it('PSW-06 allows five codes per number per hour across IP addresses and merchants', async () => {
    const number = newNumber();
    await configureMerchant(gateway, 'SOUTH', everyScreen);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      gateway.advance(CODE_PAUSE_MS);
      statuses.push(
        (
          await requestCode(gateway, number, 'register', {
            remoteAddress: `10.250.${count}.1`,
            headers: { Merchant: count % 2 === 0 ? 'NORTH' : 'SOUTH' },
          })
        ).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    gateway.advance(HOUR_MS);
    expect((await requestCode(gateway, number, 'register')).status).toBe(200);
  });

  it('PSW-06 limits the codes for each IP address separately', async () => {
    const small = await createTestGateway({ config: { smsCodesPerAddress: 3 } });
    try {
      await configureMerchant(small, 'NORTH', everyScreen);
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1)
        statuses.push(
          (await requestCode(gateway, newNumber(), 'register', { at: small, remoteAddress: '10.251.0.1' })).status,
        );
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect(
        (await requestCode(gateway, newNumber(), 'register', { at: small, remoteAddress: '10.251.0.2' })).status,
      ).toBe(200);
    } finally {
      await small.close();
    }
  });

  it('PSW-06 limits the codes for one number prefix across IP addresses', async () => {
    const small = await createTestGateway({ config: { smsCodesPerPrefix: 5 } });
    try {
      await configureMerchant(small, 'NORTH', everyScreen);
      const statuses: number[] = [];
      for (let count = 0; count < 8; count += 1) {
        statuses.push(
          (
            await requestCode(gateway, `+6689999${String(count).padStart(4, '0')}`, 'register', {
              at: small,
              remoteAddress: `10.252.${count}.1`,
            })
          ).status,
        );
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
      expect(
        (await requestCode(gateway, '+66899980000', 'register', { at: small, remoteAddress: '10.252.9.1' })).status,
      ).toBe(200);
      expect(await small.deps.db.selectFrom('message').select('id').execute()).toHaveLength(6);
    } finally {
      await small.close();
    }
  });

  it('retries after a provider error and logs no secret', async () => {
    const texts: string[] = [];
    let isAway = true;
    const provider: Server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (isAway) response.writeHead(503).end('the canary of the provider');
        else texts.push((JSON.parse(Buffer.concat(chunks).toString()) as { text: string }).text);
        if (!isAway) response.writeHead(202).end();
        isAway = false;
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    const sending = await createTestGateway({
      env: {
        SMS_URL: `http://127.0.0.1:${port}/texts`,
        SMS_TOKEN: 'canary-of-the-token',
        SMS_FROM: 'PARLOR',
        LOG_LEVEL: 'trace',
      },
    });
    try {
      await configureMerchant(sending, 'NORTH', everyScreen);
      await sending.app.listen({ port: 0, host: '127.0.0.1' });
      const number = newNumber();
      const id = idIn(await requestCode(gateway, number, 'register', { at: sending }));
      const code = await codeSentTo(sending, number);
      await vi.waitFor(() => expect(isAway).toBe(false), { timeout: 20_000, interval: 50 });
      sending.advance(60_000);
      await vi.waitFor(() => expect(texts).toHaveLength(1), { timeout: 20_000, interval: 50 });
      expect(texts[0]).toContain(code);
      await vi.waitFor(async () => expect(await messagesTo(sending, number)).toMatchObject([{ body: null }]), {
        timeout: 20_000,
        interval: 50,
      });
      const log = sending.logged.join('\n');
      for (const secret of [code, id, number.slice(3), 'canary-of-the-token']) expect(log).not.toContain(secret);
    } finally {
      await sending.close();
      provider.closeAllConnections();
      provider.close();
    }
  });
});
