import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildMember, buildSession, PENDING, UNREACHABLE, type MockAnswers, type MockRequest } from '@parlor/testing';
import { renderSite } from '../../testing/renderSite.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function openLogoutDialog(answers: MockAnswers) {
  const site = renderSite('/m/member/home', { session: buildSession(), answers });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  return { ...site, user, question: await screen.findByRole('alertdialog', { name: 'Log out?' }) };
}

describe('logout', () => {
  it('AUTH-11 asks for confirmation, and Cancel keeps the session', async () => {
    const { question, user, address } = await openLogoutDialog({});
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(localStorage.getItem('token')).toBe('test-token');
    expect(address()).toBe('/m/member/home');
  });

  it.each([
    [0, 'You can log in again at any time.'],
    [4, 'Your free play ends here. You can begin anew at any time.'],
  ])('AUTH-11 shows account type %i what happens next', async (type, words) => {
    const { question } = await openLogoutDialog({ getMemberInfo: buildMember({ type }) });
    expect(await within(question).findByText(words)).toBeShown();
  });

  it.each([
    ['answers', {}],
    ['cannot be reached', UNREACHABLE],
  ])('AUTH-11 clears the session and goes home when the gateway %s', async (_, logout) => {
    let token: string | null = null;
    const { question, user, address } = await openLogoutDialog({
      logout: ({ headers }: MockRequest) => ((token = headers.get('Token')), logout),
    });
    await user.click(within(question).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You are logged out')).toBeShown();
    expect(address()).toBe('/m/home');
    expect(['token', 'MC_SESSION_INFO', 'memberInfo', 'autoLogin'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
      '0',
    ]);
    expect(sessionStorage.getItem('token')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(token).toBe('test-token');
  });

  it('AUTH-11 shows progress and completes after 5 seconds without an answer from the gateway', async () => {
    const { question, address } = await openLogoutDialog({ logout: PENDING });
    vi.useFakeTimers();
    act(() => within(question).getByRole('button', { name: 'Log out' }).click());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Logging out…')).toBeShown();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(localStorage.getItem('token')).toBeNull();
    expect(address()).toBe('/m/home');
  });
});
