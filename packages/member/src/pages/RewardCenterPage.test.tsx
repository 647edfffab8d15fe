import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Reward } from '@parlor/contract';
import {
  buildBonus,
  buildBonusRounds,
  buildFreeRounds,
  buildPoints,
  buildTickets,
  buildReward,
  buildRewards,
  buildSession,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './RewardCenterPage.tsx';

afterEach(cleanup);

const bonus = buildReward();
const cash = buildReward({
  rewardId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0d02',
  kind: 'LOGIN',
  title: 'Seven mornings',
  reward: 'cash',
  amount: '20.00',
  wageringRequired: null,
});

/** Opens the centre with a gateway that stores the rewards. `calls` records the calls that move money. */
function open({ answers, ...options }: HarnessOptions = {}, given: Reward[] = [bonus, cash]) {
  let rewards = given;
  const calls: string[] = [];
  const claimed = (reward: Reward): Reward => ({ ...reward, state: 'CLAIMED', claimedAt: reward.grantedAt });
  const result = renderWithApp(<Page />, {
    route: '/m/rewardCenter',
    session: buildSession(),
    ...options,
    answers: {
      listRewards: ({ query }: MockRequest) => {
        const isOpen = (query.get('state') ?? 'open') === 'open';
        const kind = query.get('kind');
        const claimable = rewards.filter(({ state }) => state === 'CLAIMABLE');
        const list = isOpen
          ? claimable.filter((reward) => kind === null || reward.kind === kind)
          : rewards.filter(({ state }) => state !== 'CLAIMABLE');
        const count = (of: string) => claimable.filter((reward) => reward.kind === of).length;
        return buildRewards(list, {
          categories: [
            { kind: 'LOGIN', isEnabled: true, count: count('LOGIN') },
            { kind: 'MANUAL', isEnabled: true, count: count('MANUAL') },
            { kind: 'RAFFLE', isEnabled: false, count: 0 },
          ],
        });
      },
      claimReward: ({ params }: MockRequest) => {
        calls.push(`claim ${params['rewardId']}`);
        rewards = rewards.map((reward) => (reward.rewardId === params['rewardId'] ? claimed(reward) : reward));
        return rewards.find(({ rewardId }) => rewardId === params['rewardId']);
      },
      redeemCode: ({ body }: MockRequest) => {
        calls.push(`redeem ${(body as { code: string }).code}`);
        return claimed({ ...cash, amount: '88.00' });
      },
      listBonuses: { list: [buildBonus()] },
      listBonusRounds: buildBonusRounds(),
      endBonus: ({ params }: MockRequest) => {
        calls.push(`end ${params['bonusId']}`);
        return buildBonus({ state: 'GIVEN_UP', balance: '0.00', converted: '0.00' });
      },
      ...answers,
    },
  });
  return { ...result, calls };
}

describe('RewardCenterPage', () => {
  it('PROMO-07 lists rewards to claim by kind, with the number of each, and omits disabled kinds', async () => {
    open();
    expect(await screen.findByText('Seven mornings')).toBeShown();
    expect(screen.getByText('Welcome bonus')).toBeShown();
    const kinds = within(screen.getByRole('tablist', { name: 'Kind of reward' }));
    expect(kinds.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All (2)',
      'Logging in (1)',
      'Bonuses (1)',
    ]);
    await userEvent.click(kinds.getByRole('tab', { name: 'Logging in (1)' }));
    await waitFor(() => expect(screen.queryByText('Welcome bonus')).toBeNull());
    expect(await screen.findByText('Seven mornings')).toBeShown();
  });

  it('PROMO-07 shows before a claim the requirements of a bonus, and that cash has none', async () => {
    open();
    expect(await screen.findByText('Becomes cash after ฿4,000.00 of stakes.')).toBeShown();
    expect(screen.getByText('Yours at once, without wagering.')).toBeShown();
  });

  it('PROMO-07 claims once, however often it is tapped, and shows the amount and its wagering', async () => {
    const { calls } = open({}, [bonus]);
    const button = await screen.findByRole('button', { name: 'Claim ฿500.00' });
    await userEvent.dblClick(button);
    expect(await screen.findByRole('heading', { name: '฿500.00 bonus is yours' })).toBeShown();
    expect(screen.getByText('Stake ฿4,000.00 in all, and what is left of the bonus becomes cash.')).toBeShown();
    expect(calls).toEqual([`claim ${bonus.rewardId}`]);
    expect(await screen.findByText('Nothing to claim right now')).toBeShown();
  });

  it('PROMO-07 shows why a reward is not paid', async () => {
    open({ answers: { claimReward: () => refusal('promotion.budget_spent') } }, [bonus]);
    await userEvent.click(await screen.findByRole('button', { name: 'Claim ฿500.00' }));
    expect((await screen.findByRole('alert')).textContent).toBe('All rewards of this promotion have been given out.');
  });

  it('PROMO-07 scrolls to the reward of a code, which is above the code', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    open({}, []);
    await userEvent.type(await screen.findByLabelText('Code'), 'early88');
    expect(shown).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    const heading = await screen.findByRole('heading', { name: '฿88.00 is in your balance' });
    expect(shown).toHaveBeenCalledOnce();
    expect(heading.parentElement).toBe(shown.mock.contexts[0]);
    shown.mockRestore();
  });

  it('PROMO-07 trims a code', async () => {
    const { calls } = open({}, []);
    await userEvent.type(await screen.findByLabelText('Code'), '  early88 ');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByRole('heading', { name: '฿88.00 is in your balance' })).toBeShown();
    expect(calls).toEqual(['redeem early88']);
    expect(screen.getByLabelText('Code')).toHaveProperty('value', '');
  });

  it.each([
    ['promotion.code_unknown', 'We do not know this code. Please check it.'],
    ['promotion.code_used', 'You have used this code already.'],
    ['request.rate_limited', 'Too many attempts. Please wait a moment.'],
  ] as const)('PROMO-07 keeps a code that is refused with %s, and says why', async (code, message) => {
    open({ answers: { redeemCode: () => refusal(code) } }, []);
    await userEvent.type(await screen.findByLabelText('Code'), 'EARLYBIRD');
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    expect(await screen.findByText(message)).toBeShown();
    expect(screen.getByLabelText('Code')).toHaveProperty('value', 'EARLYBIRD');
  });

  it('PROMO-07 requires a code before it sends one', async () => {
    const { calls } = open({}, []);
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
    expect(screen.getByText('Please enter a code.')).toBeShown();
    expect(calls).toEqual([]);
  });

  it('PROMO-07 shows a running bonus with its balance, its wagering and its terms', async () => {
    open({ route: '/m/rewardCenter?show=bonuses' });
    expect(await screen.findByText('฿1,500.00 of ฿4,000.00 staked')).toBeShown();
    expect(screen.getByText('฿2,500.00 left')).toBeShown();
    expect(screen.getByText('Bonus left').parentElement?.textContent).toContain('฿412.50');
    expect(screen.getByText('Largest stake: ฿50.00')).toBeShown();
    expect(screen.getByText('What counts: Slots & arcade 100%, Live casino 10%')).toBeShown();
  });

  it('PROMO-07 shows which rounds counted, and why others did not', async () => {
    open({ route: '/m/rewardCenter?show=bonuses' });
    await userEvent.click(await screen.findByRole('button', { name: 'Rounds that count' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Rounds: Welcome bonus' }));
    expect(await sheet.findByText('Velvet Baccarat')).toBeShown();
    const rounds = sheet.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(rounds[0]).toContain('฿20.00 counted');
    expect(rounds[1]).toContain('This kind of game counts less');
    expect(rounds[1]).toContain('฿5.00 counted');
    expect(rounds[2]).toContain('The round was cancelled');
    expect(rounds[2]).toContain('฿0.00 counted');
  });

  it.each([
    ['EN', 'Rounds that count', 'Games between people do not count'],
    ['TY', 'รอบที่นับ', 'เกมระหว่างผู้เล่นไม่นับ'],
    ['CN', '计入的局数', '玩家之间的牌局不计入'],
  ] as const)('PROMO-07 says in %s that games between people do not count', async (language, button, reason) => {
    const [round] = buildBonusRounds().list;
    if (round === undefined) throw new Error('There is no round');
    const sitting = { ...round, gameType: 'PVP', counted: '0.00', reason: 'between_players' as const };
    open({
      route: '/m/rewardCenter?show=bonuses',
      language,
      answers: { listBonusRounds: buildBonusRounds({ list: [sitting] }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(reason, { exact: false })).toBeShown();
  });

  it.each([
    ['EN', 'Rounds that count', 'Odds below 1.50', '100% from odds of 1.50'],
    ['TY', 'รอบที่นับ', 'ราคาต่ำกว่า 1.50', '100% ที่ราคาตั้งแต่ 1.50'],
    ['CN', '计入的局数', '赔率低于 1.50', '100%（赔率不低于 1.50）'],
  ] as const)('PROMO-07 says in %s from which odds sports count', async (language, button, reason, terms) => {
    const [round] = buildBonusRounds().list;
    if (round === undefined) throw new Error('There is no round');
    const slip = { ...round, gameType: 'SPORTS', counted: '0.00', reason: 'odds' as const };
    const contributions = [{ gameType: 'SPORTS', percent: 100, minOdds: '1.50' }];
    open({
      route: '/m/rewardCenter?show=bonuses',
      language,
      answers: {
        listBonuses: { list: [buildBonus({ contributions })] },
        listBonusRounds: buildBonusRounds({ list: [slip] }),
      },
    });
    expect(await screen.findByText(terms, { exact: false })).toBeShown();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(reason, { exact: false })).toBeShown();
  });

  it('PROMO-07 forfeits a bonus only after it has shown the loss', async () => {
    const { calls, store } = open({ route: '/m/rewardCenter?show=bonuses' });
    await userEvent.click(await screen.findByRole('button', { name: 'Give up' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Give up ฿412.50 of bonus?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    expect(calls).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Give up' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give up ฿412.50' }));
    await waitFor(() => expect(calls).toEqual([`end ${buildBonus().bonusId}`]));
    await waitFor(() =>
      expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual(['rewards:giveUp.done']),
    );
  });

  it('PROMO-07 cannot end a bonus that waits for open rounds, and shows how other bonuses ended', async () => {
    const ended = buildBonus({
      bonusId: '5f0c1d5e-6a56-4a3c-9e0e-7d1c1b1f0e02',
      title: 'Reload',
      state: 'MET',
      balance: '0.00',
      converted: '320.00',
      endedAt: 1,
    });
    open({
      route: '/m/rewardCenter?show=bonuses',
      answers: { listBonuses: { list: [buildBonus({ state: 'ENDING' }), ended] } },
    });
    expect(await screen.findByText('It ends when your open rounds are settled.')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull();
    expect(screen.getByText('฿320.00 became cash')).toBeShown();
  });

  it('PROMO-07 shows the value of free rounds and when they can be played, before and after the claim', async () => {
    const playUntil = Date.UTC(2026, 10, 28, 5);
    const claimed = buildFreeRounds({ playUntil }, { state: 'CLAIMED' });
    open({ answers: { claimReward: claimed } }, [buildFreeRounds()]);
    expect(
      await screen.findByText('20 rounds at ฿2.00; what they win becomes cash after 10 times of it in stakes.'),
    ).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Claim 20 free rounds' }));
    expect(await screen.findByRole('heading', { name: '20 free rounds are yours' })).toBeShown();
    expect(screen.getByText(/^They wait in the game until .*28.*What they win is a bonus\.$/)).toBeShown();
  });

  it.each([
    ['that are left', { left: 12, won: '3.50' }, /12 of 20 rounds left, until/],
    ['that were played, with what they won', { left: 0, won: '13.00' }, /฿13.00 won in 20 rounds/],
  ])('PROMO-07 shows free rounds %s', async (_, rounds, words) => {
    open({}, [buildFreeRounds({ playUntil: Date.UTC(2026, 10, 28), ...rounds }, { state: 'CLAIMED' })]);
    await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
    expect(await screen.findByText(words)).toBeShown();
    expect(screen.getByText(`฿${rounds.won}`)).toBeShown();
  });

  it('PROMO-07 claims raffle tickets, and links to their raffle', async () => {
    const day = Date.UTC(2026, 11, 14, 5);
    const given = buildTickets();
    const claimed = buildTickets({ state: 'CLAIMED', contestReward: { ...given.contestReward!, endsAt: day } });
    open({ answers: { claimReward: claimed } }, [given]);
    expect(await screen.findByText('3 tickets of Raffle of lanterns, on top of those that you earn.')).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Claim 3 tickets' }));
    expect(await screen.findByRole('heading', { name: '3 tickets are in the draw' })).toBeShown();
    expect(screen.getByText(/^The draw takes place after .*14.*\.$/)).toBeShown();
    expect(screen.getByRole('link', { name: 'Raffle of lanterns' }).getAttribute('href')).toBe(
      '/m/contest?id=lantern-raffle',
    );
  });

  it('PROMO-07 shows the number of received raffle tickets, and no money', async () => {
    open({}, [buildTickets({ state: 'CLAIMED' })]);
    await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
    expect(await screen.findByText('3 tickets')).toBeShown();
    expect(screen.queryByText('฿6.00')).toBeNull();
  });

  it('PROMO-07 claims points of a tournament, and leads to it', async () => {
    open({ answers: { claimReward: buildPoints({ state: 'CLAIMED' }) } }, [buildPoints()]);
    expect(await screen.findByText('50 points for Weekend race, on top of those of your rounds.')).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Claim 50 points' }));
    expect(await screen.findByRole('heading', { name: '50 points count for you' })).toBeShown();
    expect(screen.getByRole('link', { name: 'Weekend race' }).getAttribute('href')).toBe('/m/contest?id=weekend-race');
  });

  it('PROMO-07 shows points that were received by their number, and no money', async () => {
    open({}, [buildPoints({ state: 'CLAIMED' })]);
    await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
    expect(await screen.findByText('50 points')).toBeShown();
    expect(screen.queryByText('฿5.00')).toBeNull();
  });

  it('PROMO-07 shows earlier rewards', async () => {
    open({}, [{ ...bonus, state: 'CLAIMED', claimedAt: Date.UTC(2026, 10, 20) }]);
    await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
    const history = within(await screen.findByRole('list', { name: 'Received rewards' }));
    expect(history.getByText('Welcome bonus')).toBeShown();
    expect(history.getByText(/Claimed/)).toBeShown();
  });

  it('PROMO-07 offers a retry when the rewards fail to load', async () => {
    let isDown = true;
    open({ answers: { listRewards: () => (isDown ? refusal('system.unknown') : buildRewards([bonus])) } });
    expect((await screen.findByRole('alert')).textContent).toContain('The list did not load');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Welcome bonus')).toBeShown();
  });

  it('PROMO-07 asks a trial account to register or log in instead', async () => {
    open({ session: buildSession({ type: 4 }) });
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.getByRole('main').textContent).toContain('Please log in to an actual account to use this function');
  });
});
