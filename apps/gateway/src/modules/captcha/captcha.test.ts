import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { CAPTCHA_COOKIE } from './captchaCookie.ts';
import { createQuestion } from './captchaPicture.ts';

describe('the captcha', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());

  it('REG-10 is a base64 PNG that comes with an HttpOnly, SameSite=Strict cookie', async () => {
    const answer = await gateway.call('getCaptcha');
    const { image, expirationTime } = answer.envelope.value as unknown as { image: string; expirationTime: number };
    const bytes = Buffer.from(image, 'base64');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(200);
    expect(expirationTime).toBeGreaterThan(Date.now());
    expect(answer.cookies.find(({ name }) => name === CAPTCHA_COOKIE)).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
    });
  });

  it('REG-10 has a different picture each time and its response does not contain the answer', async () => {
    const [first, second] = [await gateway.call('getCaptcha'), await gateway.call('getCaptcha')];
    expect(first.envelope.value).not.toEqual(second.envelope.value);
    expect(Object.keys(first.envelope.value ?? {}).toSorted()).toEqual(['expirationTime', 'image']);
  });

  it('REG-10 asks for the result of an equation or for the digits shown', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { text, answer } = createQuestion();
      const equation = /^(\d+)([+-])(\d+)=\?$/.exec(text);
      const [, left, sign, right] = equation ?? [];
      expect(answer).toBe(equation ? String(Number(left) + (sign === '+' ? 1 : -1) * Number(right)) : text);
      expect(answer).toMatch(/^\d{1,6}$/);
    }
  });

  it('rate limits an IP address after 60 pictures', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => gateway.call('getCaptcha', { remoteAddress: '10.5.0.1' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
