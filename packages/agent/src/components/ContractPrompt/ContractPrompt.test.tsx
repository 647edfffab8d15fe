import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { buildSession, refusal, renderWithApp, UNREACHABLE } from '@parlor/testing';
import { agentFeature } from '../../agentFeature.ts';
import { ContractPrompt } from './ContractPrompt.tsx';

afterEach(cleanup);

const none = { dailysalreqtype: false, divtypecompperiodreq: false, contracthoursalreq: false };
const all = { dailysalreqtype: true, divtypecompperiodreq: true, contracthoursalreq: true };
const open = (getContractRequests: unknown) => ({
  ...renderWithApp(<ContractPrompt />, { session: buildSession({ type: 1 }), answers: { getContractRequests } }),
  user: userEvent.setup(),
});
const question = (name: string) => screen.findByRole('alertdialog', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('contracts that wait for an answer', () => {
  it.each([
    ['dailysalreqtype', 'A daily salary contract waits for you', '/m/member/agent/getSalaryContract'],
    ['divtypecompperiodreq', 'A dividend contract waits for you', '/m/member/agent/getDevidendContract'],
    ['contracthoursalreq', 'An hourly salary contract waits for you', '/m/member/agent/getHourContract'],
  ] as const)('AUTH-17 with %s the question is "%s", and Go opens %s', async (flag, title, screenPath) => {
    const { location, user } = open({ ...none, [flag]: true });
    expect(await question(title)).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(location()).toBe(screenPath);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('AUTH-17 several are prompted one after the other, each once', async () => {
    const { location } = open(all);
    for (const title of [
      'A daily salary contract waits for you',
      'A dividend contract waits for you',
      'An hourly salary contract waits for you',
    ]) {
      await question(title);
      await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(1));
      await press('Cancel');
    }
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(location()).toBe('/m/home');
  });

  it('AUTH-17 Escape is the same as Cancel', async () => {
    const { user, location } = open({ ...none, dailysalreqtype: true });
    await question('A daily salary contract waits for you');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(location()).toBe('/m/home');
  });

  it.each([
    ['nothing waits', none],
    ['the gateway refuses to say', refusal('system.unavailable')],
    ['the gateway cannot be reached', UNREACHABLE],
  ])('AUTH-17 if %s, no prompt is shown', async (_, answer) => {
    const { store } = open(answer);
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries).map((query) => query?.status)).not.toContain('pending'),
    );
    await act(async () => {});
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    [0, true],
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [40, false],
    [41, false],
    [42, false],
  ])('AUTH-17 accounts of type %i are prompted: %s', (type, isPrompted) => {
    expect(agentFeature.loginGreeting?.isFor(type)).toBe(isPrompted);
  });
});
