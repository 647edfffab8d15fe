import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { openInbox } from './testing/inboxReading.ts';

let gateway: TestGateway;
let inbox: Awaited<ReturnType<typeof openInbox>>;

beforeAll(async () => {
  gateway = await createTestGateway({ config: { isZeroConfiguration: true } });
  inbox = await openInbox(gateway);
});
afterAll(() => gateway.close());

describe('messages about rewards', () => {
  const reward = (id: string, change: object = {}) => ({
    source: 'offer',
    sourceId: 'lucky',
    rewardId: id,
    amount: '1000',
    currency: 'THB',
    reward: 'cash',
    title: { EN: 'Lucky day', TY: 'วันโชคดี' },
    mustClaim: true,
    ...change,
  });

  it('SVC-04 report a claimable reward, a paid one, and a wagered bonus', async () => {
    const session = await gateway.login();
    await inbox.publish(session, 'reward.granted', reward('00000000-0000-4000-8000-00000000000a'));
    await inbox.publish(session, 'reward.claimed', reward('00000000-0000-4000-8000-00000000000a'));
    await inbox.publish(
      session,
      'reward.claimed',
      reward('00000000-0000-4000-8000-00000000000b', { source: 'referral' }),
    );
    await inbox.publish(session, 'reward.bonus', {
      bonusId: '00000000-0000-4000-8000-00000000000c',
      state: 'MET',
      currency: 'THB',
      converted: '2500',
      title: { EN: 'First bonus' },
    });
    expect((await inbox.titlesOf(session)).toSorted()).toEqual([
      'Bonus wagered: First bonus',
      '฿10.00 for a friend you invited',
      '฿10.00 for you: Lucky day',
      '฿10.00 waits for you: Lucky day',
    ]);
  });

  it.each([
    ['raffle tickets', { reward: 'tickets', amount: '600', tickets: { count: 30, raffle: 'lanterns' } }],
    ['points', { reward: 'points', amount: '500', points: { count: 30, contest: 'lanterns' } }],
  ])('SVC-04 report the number of %s, and link to their contest', async (name, given) => {
    const session = await gateway.login();
    const payload = reward(randomUUID(), given);
    for (const event of ['granted', 'claimed', 'expired', 'revoked'])
      await inbox.publish(session, `reward.${event}`, payload);
    const messages = (await inbox.messagesOf(session)).filter(({ type }) => type === 'bonus');
    const named = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    expect(messages.map(({ title, link }) => `${title} ${link}`).toSorted()).toEqual([
      `${named} for you: Lucky day /m/contest?id=lanterns`,
      `${named} not claimed in time: Lucky day /m/rewardCenter`,
      `${named} taken back: Lucky day /m/rewardCenter`,
      `${named} wait for you: Lucky day /m/rewardCenter`,
    ]);
    expect(messages.filter(({ content }) => content.includes('How many: 30'))).toHaveLength(2);
  });

  it('SVC-04 name the level in the language of the reader', async () => {
    const session = await gateway.login();
    await inbox.publish(session, 'reward.level', { level: 'gold', from: 'silver', reason: 'reached' });
    expect(await inbox.titlesOf(session, 'TY')).toEqual(['คุณเป็นระดับ โกลด์ แล้ว']);
  });

  it('SVC-04 show an operator’s title as plain text', async () => {
    const session = await gateway.login();
    const title = { EN: '<img src=x onerror=alert(1)>' };
    await inbox.publish(session, 'reward.revoked', reward('00000000-0000-4000-8000-00000000000d', { title }));
    const [message] = await inbox.messagesOf(session);
    expect(message?.title).toContain('<img');
    expect(message?.content).not.toContain('<img');
  });
});
