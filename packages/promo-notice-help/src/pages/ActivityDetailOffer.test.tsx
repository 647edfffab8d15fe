import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { OfferTerms, PromotionStanding } from '@parlor/contract';
import { useReturnTo } from '@parlor/core';
import {
  buildPromotion,
  buildPromotions,
  buildReward,
  buildSession,
  buildStanding,
  buildTerms,
  refusal,
  renderWithApp,
  type HarnessOptions,
} from '@parlor/testing';
import { Page } from './ActivityDetailPage.tsx';

afterEach(cleanup);

const rewardId = buildReward().rewardId;

/** The page, and the return path of a login from it. */
function PageWithReturn() {
  return (
    <>
      <Page />
      <output data-testid="return" hidden>
        {useReturnTo()}
      </output>
    </>
  );
}

/** Opens the page of an offer with a gateway that answers with a standing. */
function open(
  standing: Partial<PromotionStanding>,
  { answers, terms, ...options }: HarnessOptions & { terms?: Partial<OfferTerms> } = {},
) {
  return renderWithApp(<PageWithReturn />, {
    route: '/m/activityDetail?id=p1',
    session: buildSession(),
    ...options,
    answers: {
      listPromotions: buildPromotions([
        buildPromotion({ linkedPromotionId: 'welcome', content: '', terms: buildTerms(terms) }),
      ]),
      listPromotionStatuses: { list: [buildStanding(standing)] },
      ...answers,
    },
  });
}

describe('ActivityDetailPage of an offer', () => {
  it('PROMO-03 shows the terms of the offer by its rule', async () => {
    const { container } = open({});
    await screen.findByText('The offer');
    const facts = [...container.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ['Reward', '50% bonus, up to ฿500.00'],
      ['Smallest deposit', '฿100.00'],
      ['Wagering', '8 × the bonus'],
      ['What counts', 'Slots & arcade 100%Live casino 10%'],
      ['Largest stake', '฿50.00 while the bonus is active'],
      ['Becomes cash at most', '฿2,500.00'],
      ['Active for', '14 days'],
      ['When', 'Until further notice'],
    ]);
  });

  it.each([
    [
      'EN',
      ['Reward', '200 packets with ฿500.00 in all. You can open 3.'],
      ['Every day', '12:00 to 12:0520:00 to 20:05'],
    ],
    ['TY', ['รางวัล', '200 ซอง รวม ฿500.00 คุณเปิดได้ 3 ซอง'], ['ทุกวัน', '12:00 ถึง 12:0520:00 ถึง 20:05']],
    ['CN', ['奖励', '200 个红包，共 ฿500.00，您可打开 3 个'], ['每天', '12:00 至 12:0520:00 至 20:05']],
  ] as const)('PROMO-06 says in %s what falls in a rain, and when', async (language, reward, hours) => {
    const { container } = open(
      {},
      {
        language,
        terms: {
          reward: 'cash',
          entry: 'packets',
          percent: null,
          maxAmount: null,
          wageringMultiple: null,
          packets: { count: 200, total: '500.00', most: 3 },
          hours: [
            { from: '12:00', to: '12:05' },
            { from: '20:00', to: '20:05' },
          ],
        },
      },
    );
    await waitFor(() => expect(container.querySelector('dt')).not.toBeNull());
    const facts = [...container.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]);
    expect(facts).toContainEqual(reward);
    expect(facts).toContainEqual(hours);
  });

  it.each<[string, Partial<OfferTerms>, readonly string[]]>([
    [
      'rewards of several sizes',
      { reward: 'cash', steps: ['0.00', '1.00', '5.00', '20.00'] },
      ['฿1.00 to ฿20.00 cash'],
    ],
    ['several rewards of one size', { reward: 'cash', steps: ['3.00', '3.00'] }, ['฿3.00 cash']],
    [
      'the smallest stake and loss',
      { minStake: '2.00', minLoss: '120.00' },
      ['Smallest stake that counts', '฿2.00', 'Smallest loss that counts', '฿120.00'],
    ],
    ['wagering of bonus and deposit', { wageringBase: 'bonus_and_deposit' }, ['8 × the bonus and the deposit']],
    ['how often', { perPlayer: 5, perDay: 1 }, ['How often', '5 times for each player', 'Once a day']],
    ['how long it waits', { claimDays: 7 }, ['Waits for you', '7 days']],
  ])('PROMO-03 shows %s', async (_, terms, texts) => {
    open({}, { terms: { percent: null, maxAmount: null, ...terms } });
    await screen.findByText('The offer');
    for (const text of texts) expect(screen.getByText(text)).toBeShown();
  });

  it('PROMO-03 shows the minimum odds of sports bets that count', async () => {
    open({}, { terms: { contributions: [{ gameType: 'SPORTS', percent: 100, minOdds: '1.50' }] } });
    expect(await screen.findByText('Sports 100% from odds of 1.50')).toBeShown();
  });

  it.each([
    ['EN', 'Reaching Gold or Diamond', 'Each level that you reach', 'Each friend whom you invited'],
    ['TY', 'เมื่อถึงระดับ Gold', 'ทุกระดับที่คุณไปถึง', 'เพื่อนแต่ละคนที่คุณชวนมา'],
    ['CN', '达到 Gold', '每达到一个等级', '每位受您邀请'],
  ] as const)('PROMO-03 says in %s what an offer is for: levels, or friends', async (language, some, each, friends) => {
    const level = { occasion: 'level' as const, minDeposit: null };
    const expectText = async (terms: Partial<OfferTerms>, text: string) => {
      open({}, { terms, language });
      expect(await screen.findByText(text, { exact: false })).toBeShown();
      cleanup();
    };
    await expectText({ ...level, levels: ['Gold', 'Diamond'] }, some);
    await expectText(level, each);
    await expectText({ occasion: 'referral', minDeposit: null }, friends);
  });

  it('PROMO-03 shows the number of free rounds of an offer, and the terms of their winnings', async () => {
    open(
      {},
      {
        terms: {
          reward: 'freeRounds',
          percent: null,
          maxAmount: null,
          wageringMultiple: 10,
          freeRounds: { count: 20, gameCode: 'lotus-lanterns', stake: '2.00' },
        },
      },
    );
    expect(await screen.findByText('20 free rounds at ฿2.00')).toBeShown();
    expect(screen.getByText('10 × what they win')).toBeShown();
  });

  it('PROMO-03 shows the number of raffle tickets of an offer, and links to the raffle', async () => {
    const contestReward = { unit: 'tickets', count: 2, contest: 'lantern-raffle' } as const;
    open(
      {},
      {
        terms: {
          kind: 'TICKET',
          reward: 'tickets',
          percent: null,
          maxAmount: null,
          wageringMultiple: null,
          contestReward,
        },
      },
    );
    expect(await screen.findByText('2 raffle tickets')).toBeShown();
    expect(screen.getByRole('link', { name: 'Prizes and draw' }).getAttribute('href')).toBe(
      '/m/contest?id=lantern-raffle',
    );
    // Tickets have no wagering requirement.
    expect(screen.queryByText('Wagering')).toBeNull();
  });

  it('PROMO-03 says how many points an offer gives, and leads to the tournament', async () => {
    const contestReward = { unit: 'points', count: 50, contest: 'weekend-race' } as const;
    open({}, { terms: { reward: 'points', percent: null, maxAmount: null, wageringMultiple: null, contestReward } });
    expect(await screen.findByText('50 points')).toBeShown();
    expect(screen.getByRole('link', { name: 'Prizes and places' }).getAttribute('href')).toBe(
      '/m/contest?id=weekend-race',
    );
    // Points are not money, so nothing is staked.
    expect(screen.queryByText('Wagering')).toBeNull();
  });

  it('PROMO-03 sends a visitor to the login, with the promotion as the return path', async () => {
    const { location } = open({}, { session: null });
    await userEvent.click(await screen.findByRole('link', { name: 'Log in and join' }));
    expect(location()).toBe('/m/login');
    expect(screen.getByTestId('return').textContent).toBe('/m/activityDetail?id=p1');
  });

  it('PROMO-03 joins with a tap and shows the new label', async () => {
    let status: 'JOIN' | 'JOINED' = 'JOIN';
    const joined: string[] = [];
    open(
      {},
      {
        answers: {
          listPromotionStatuses: () => ({ list: [buildStanding({ status })] }),
          joinPromotion: ({ params }: { params: Record<string, string> }) => {
            joined.push(params['promotionId'] ?? '');
            status = 'JOINED';
            return buildStanding({ status });
          },
        },
      },
    );
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Joined')).toBeShown();
    expect(joined).toEqual(['p1']);
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  it('PROMO-03 shows why joining is refused', async () => {
    open({}, { answers: { joinPromotion: () => refusal('promotion.budget_spent') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Join' }));
    expect((await screen.findByRole('alert')).textContent).toBe('All rewards of this promotion have been given out.');
  });

  it.each([
    ['apply', 'Apply', '/m/applyReward?p1'],
    ['deposit', 'Deposit', '/m/voucherCenter'],
    ['code', 'Enter the code', '/m/rewardCenter?show=open'],
  ] as const)('PROMO-03 leads from "join" by %s to where it is done', async (entry, name, target) => {
    open({}, { terms: { entry } });
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(target);
  });

  it('PROMO-03 claims once and shows the amount with its wagering', async () => {
    let claims = 0;
    open(
      { status: 'CLAIM', rewardId },
      {
        answers: {
          claimReward: () => {
            claims += 1;
            return buildReward({ state: 'CLAIMED' });
          },
        },
      },
    );
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Claim reward' }));
    expect(await screen.findByRole('heading', { name: '฿500.00 bonus is yours' })).toBeShown();
    expect(screen.getByText('Stake ฿4,000.00 in all, and what is left of the bonus becomes cash.')).toBeShown();
    expect(screen.getByRole('link', { name: 'See my bonuses' }).getAttribute('href')).toBe(
      '/m/rewardCenter?show=bonuses',
    );
    expect(claims).toBe(1);
  });

  it.each([
    ['COMING_SOON', {}, 'Coming soon', 'It has not begun yet.'],
    ['JOINED', {}, 'Joined', 'You take part.'],
    ['PROCESS', { progress: { unit: 'days', done: '3', target: '7' } }, 'Process', '3 of 7 days'],
    ['APPLYING', { application: { sentAt: 1, remarks: 'Shared it', pictureCount: 2 } }, 'Applying', 'Shared it'],
    ['REJECTED', { reason: 'documents' }, 'Rejected', 'The pictures do not show what the promotion asks for.'],
    ['ISSUED', {}, 'Issued', 'The reward is on its way.'],
    ['CLAIMED', { rewardId }, 'Claimed', 'You have received this reward.'],
    ['CLOSE', { reason: 'budget_spent' }, 'Close', 'All rewards of this promotion have been given out.'],
  ] as const)('PROMO-03 explains %s and offers nothing that cannot be done', async (status, over, label, words) => {
    open({ status, ...over });
    expect(await screen.findByText(words)).toBeShown();
    expect(screen.getByText(label)).toBeShown();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Your application is accepted.')).toBeNull();
  });

  it('PROMO-03 tells that an application is accepted while its reward is on its way', async () => {
    open({ status: 'ISSUED', application: { sentAt: 1, remarks: '', pictureCount: 1 } });
    expect(await screen.findByText('Your application is accepted.')).toBeShown();
    expect(screen.getByText('The reward is on its way.')).toBeShown();
  });

  it('PROMO-03 offers another application after a refusal only if the offer allows it', async () => {
    const { unmount } = open({ status: 'REJECTED', reason: 'documents', canRepeat: true });
    expect((await screen.findByRole('link', { name: 'Apply again' })).getAttribute('href')).toBe('/m/applyReward?p1');
    unmount();
    open({ status: 'REJECTED', reason: 'documents' });
    await screen.findByText('Rejected');
    expect(screen.queryByRole('link', { name: 'Apply again' })).toBeNull();
  });

  it('PROMO-03 shows the promotion when the standing fails to load, and offers a retry', async () => {
    let isDown = true;
    open(
      {},
      {
        answers: {
          listPromotionStatuses: () => (isDown ? refusal('system.unknown') : { list: [buildStanding()] }),
        },
      },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Where you stand did not load.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Join' })).toBeShown();
  });
});
