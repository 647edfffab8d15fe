import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  buildPlayLimits,
  buildSession,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './SecurityCenterPage.tsx';

afterEach(cleanup);

const withLimits = buildPlayLimits({
  'deposit day': { amount: '500.00', used: '120.50' },
  'deposit week': { amount: '2000.00', used: '0.00', next: { amount: '5000.00', at: Date.UTC(2026, 10, 22, 9) } },
});

function open({ answers, ...options }: HarnessOptions = {}) {
  // Opened by its address within the security centre.
  const result = renderWithApp(<Page />, {
    route: '/m/securityCenter?limits',
    session: buildSession(),
    ...options,
    answers: { getPlayLimits: withLimits, ...answers },
  });
  return { ...result, toasts: () => result.store.getState().toasts.map(({ messageKey }) => messageKey) };
}

const cardOf = async (period: string) => within((await screen.findByRole('heading', { name: period })).closest('li')!);

describe('PlayResponsiblyPage', () => {
  it('MEM-07 shows the used part of a limit, and when a raise takes effect', async () => {
    open();
    expect((await cardOf('Day')).getByText(/120\.50 of .*500\.00 used/)).toBeShown();
    const week = await cardOf('Week');
    // 09:00 UTC is 16:00 in Bangkok.
    expect(week.getByText(/From Nov 22, 2026, 16:00: .*5,000\.00/)).toBeShown();
    expect((await cardOf('Month')).getByText(/no limit/)).toBeShown();
  });

  it('MEM-07 sets a limit with the decimal places of the currency', async () => {
    const sent: unknown[] = [];
    const { toasts } = open({
      answers: {
        setPlayLimit: ({ body }: MockRequest) => {
          sent.push(body);
          return buildPlayLimits({ 'deposit month': { amount: '1234.50' } });
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Set limit: Month' }));
    await userEvent.type(await screen.findByLabelText('Limit in THB'), '1,234.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts()).toEqual(['limits:saved']));
    expect(sent).toEqual([{ kind: 'deposit', period: 'month', amount: '1234.50' }]);
  });

  it.each(['', '0', '-5', 'much', '1.001'])('MEM-07 does not send the limit %j', async (typed) => {
    const sent: unknown[] = [];
    open({ answers: { setPlayLimit: ({ body }: MockRequest) => (sent.push(body), withLimits) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Set limit: Month' }));
    const field = await screen.findByLabelText('Limit in THB');
    if (typed !== '') await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter an amount above zero.')).toBeShown();
    expect(sent).toEqual([]);
  });

  it('MEM-07 shows that a removed limit still applies for a while, and cancels a pending raise', async () => {
    const sent: unknown[] = [];
    const { toasts } = open({
      answers: {
        setPlayLimit: ({ body }: MockRequest) => {
          sent.push(body);
          return buildPlayLimits({
            'deposit day': { amount: '500.00', next: { amount: null, at: Date.UTC(2026, 10, 22, 9) } },
          });
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change limit: Day' }));
    expect(await screen.findByText(/counts after 24 hours/)).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the limit' }));
    await waitFor(() => expect(toasts()).toEqual(['limits:waits']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Change limit: Week' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the present limit' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { kind: 'deposit', period: 'day', amount: null },
      { kind: 'deposit', period: 'week', amount: '2000.00' },
    ]);
  });

  it('MEM-07 explains a break, and starts it with the login password', async () => {
    const sent: unknown[] = [];
    const { toasts } = open({
      answers: {
        takeBreak: ({ body }: MockRequest) => {
          sent.push(body);
          return sent.length === 1 ? refusal('password.incorrect') : withLimits;
        },
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: '7 days' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take a break' }));
    expect(await screen.findByText(/cannot be shortened/)).toBeShown();
    const field = screen.getByLabelText('Login password');
    await userEvent.type(field, 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Begin now' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(toasts()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'Player#2026');
    await userEvent.click(screen.getByRole('button', { name: 'Begin now' }));
    await waitFor(() => expect(toasts()).toEqual(['limits:begun']));
    expect(sent).toEqual([
      { span: '7d', password: 'wrong' },
      { span: '7d', password: 'Player#2026' },
    ]);
  });

  it('MEM-07 requires the payment password for a permanent exclusion, and sends nothing when cancelled', async () => {
    const sent: unknown[] = [];
    open({
      answers: {
        getPlayLimits: buildPlayLimits({}, { confirmBy: 'payment' }),
        takeBreak: ({ body }: MockRequest) => (sent.push(body), withLimits),
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'For good' }));
    await userEvent.click(screen.getByRole('button', { name: 'Exclude myself' }));
    expect(await screen.findByText(/has no end/)).toBeShown();
    expect(screen.getByLabelText('Payment password')).toBeShown();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it.each([
    ['7d', Date.UTC(2026, 10, 27, 5), /You take a break until Nov 27, 2026, 12:00/],
    ['6m', Date.UTC(2027, 4, 24, 5), /You are excluded until .*2027/],
    ['permanent', null, /You are excluded for good/],
  ] as const)('MEM-07 says that %s is running', async (span, until, text) => {
    open({
      answers: {
        getPlayLimits: buildPlayLimits({}, { exclusion: { span, since: Date.UTC(2026, 10, 20), until } }),
      },
    });
    expect(await screen.findByRole('heading', { name: text })).toBeShown();
  });

  it('MEM-08 lets a player choose an earlier reminder than the jurisdiction requires, and reset it', async () => {
    const sent: unknown[] = [];
    let minutes = 60;
    const answer = () => buildPlayLimits({}, { reminder: { minutes, latest: 60 } });
    const { toasts } = open({
      answers: {
        getPlayLimits: answer,
        setPlayReminder: ({ body }: MockRequest) => {
          sent.push(body);
          minutes = (body as { minutes: number | null }).minutes ?? 60;
          return answer();
        },
      },
    });
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Remind me how long I have played' });
    const offered = within(choice).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(
      [10, 15, 20, 30, 45, 60].map((each) => `After ${each} minutes`),
    );
    await userEvent.selectOptions(choice, 'After 20 minutes');
    await waitFor(() => expect(choice.value).toBe('20'));
    await userEvent.selectOptions(choice, 'After 60 minutes');
    await waitFor(() => expect(sent).toEqual([{ minutes: 20 }, { minutes: null }]));
    await waitFor(() => expect(toasts()).toContain('auth:changePassword.in_chang_saved'));
  });

  it('MEM-08 offers no reminder if the jurisdiction requires none', async () => {
    open({ answers: { getPlayLimits: buildPlayLimits({}, { reminder: { minutes: null, latest: null } }) } });
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Remind me how long I have played' });
    expect(choice.selectedOptions[0]?.textContent).toBe('Never');
  });

  it('MEM-07 loads on retry after an error, and is not available to trial accounts', async () => {
    let calls = 0;
    const { unmount } = open({
      answers: { getPlayLimits: () => ((calls += 1) === 1 ? refusal('system.unknown') : withLimits) },
    });
    await userEvent.click(await screen.findByRole('button', { name: /again/i }));
    expect(await screen.findByRole('tab', { name: 'Deposits' })).toBeShown();
    unmount();
    open({ session: buildSession({ type: 4 }) });
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
  });
});
