import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buildAgentTransfer,
  buildAgentTransfers,
  buildBatchPreview,
  buildBatchTransfer,
  buildSession,
  buildTransferTerms,
  figureOf,
  refusal,
  renderWithApp,
  UNREACHABLE,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './TransfersPage.tsx';

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderPage(answers: MockAnswers = {}, route = '/m/agent/transfers') {
  const app = renderWithApp(<Page />, {
    route,
    session: buildSession({ type: 1 }),
    answers: {
      getTransferTerms: buildTransferTerms(),
      listAgentTransfers: buildAgentTransfers(),
      ...answers,
    },
  });
  return { ...app, user: userEvent.setup() };
}
const fill = async (user: ReturnType<typeof userEvent.setup>, amount: string, password = '135790') => {
  await user.type(await screen.findByRole('textbox', { name: /^Amount/ }), amount);
  if (password !== '') await user.type(screen.getByLabelText(/^Payment password/), password);
};

describe('a transfer to one account', () => {
  it('AGT-04 sends account, amount, note and payment password with a key', async () => {
    const sent: unknown[] = [];
    const { user, store } = renderPage(
      {
        transferToDownline: ({ body, headers }: MockRequest) => (
          sent.push(body, headers.get('Idempotency-Key') !== null),
          buildAgentTransfer({ account: 'agent11', amount: '1250.50' })
        ),
      },
      '/m/agent/transfers?to=agent11',
    );
    await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'bonus');
    await fill(user, '1,250.50');
    await user.click(screen.getByRole('button', { name: 'Transfer ฿1,250.50' }));
    await waitFor(() =>
      expect(store.getState().toasts.map(({ messageKey, values }) => [messageKey, values])).toEqual([
        ['agentTeam:transfer.done', { amount: '฿1,250.50', account: 'agent11' }],
      ]),
    );
    expect(sent).toEqual([{ to: 'agent11', amount: '1250.50', note: 'bonus', paymentPassword: '135790' }, true]);
    expect(screen.getByLabelText(/^Payment password/)).toHaveProperty('value', '');
  });

  it.each([
    ['9.99', 'An amount from ฿10.00 to ฿2,000.00'],
    ['2000.01', 'An amount from ฿10.00 to ฿2,000.00'],
    ['many', 'An amount from ฿10.00 to ฿2,000.00'],
  ])('AGT-04 does not send %s', async (amount, words) => {
    const { user } = renderPage({}, '/m/agent/transfers?to=agent11');
    await fill(user, amount);
    await user.click(screen.getByRole('button', { name: /^Transfer/ }));
    expect(await screen.findByText(words)).toBeShown();
  });

  it('AGT-04 distinguishes an amount above the balance from one above the day’s limit', async () => {
    const { user } = renderPage({ getTransferTerms: buildTransferTerms({ available: '100.00', dailyLeft: '50.00' }) });
    const amount = await screen.findByRole('textbox', { name: /^Amount/ });
    await user.type(amount, '100.01');
    expect(await screen.findByText('More than you have')).toBeShown();
    await user.clear(amount);
    await user.type(amount, '50.01');
    expect(await screen.findByText('More than is left today')).toBeShown();
  });

  it('AGT-04 retries an unanswered transfer with the same key, and sends changed details with another', async () => {
    const keys: (string | null)[] = [];
    const { user } = renderPage(
      { transferToDownline: ({ headers }: MockRequest) => (keys.push(headers.get('Idempotency-Key')), UNREACHABLE) },
      '/m/agent/transfers?to=agent11',
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await fill(user, '100');
    await user.click(screen.getByRole('button', { name: 'Transfer ฿100' }));
    await screen.findByText('We cannot reach the service right now. Please try again.');
    await user.type(screen.getByLabelText(/^Payment password/), '135790');
    await user.click(screen.getByRole('button', { name: 'Transfer ฿100' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await screen.findByText('We cannot reach the service right now. Please try again.');
    await user.type(await screen.findByRole('textbox', { name: /^Amount/ }), '0');
    await user.type(screen.getByLabelText(/^Payment password/), '135790');
    await user.click(screen.getByRole('button', { name: 'Transfer ฿1,000' }));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('AGT-04 shows the error of a wrong payment password at its field', async () => {
    const { user } = renderPage(
      { transferToDownline: refusal('payment_password.wrong') },
      '/m/agent/transfers?to=agent11',
    );
    await fill(user, '100');
    await user.click(screen.getByRole('button', { name: 'Transfer ฿100' }));
    await waitFor(() => expect(screen.getByLabelText(/^Payment password/).getAttribute('aria-invalid')).toBe('true'));
  });

  it('AGT-04 links to the payment password if there is none, and shows that transfers are closed', async () => {
    renderPage({ getTransferTerms: buildTransferTerms({ hasPaymentPassword: false }) });
    expect((await screen.findByRole('link', { name: 'Set it' })).getAttribute('href')).toBe(
      '/m/securityCenter/FundsPasswordBox',
    );
    cleanup();
    renderPage({ getTransferTerms: buildTransferTerms({ isAvailable: false }) });
    expect(await screen.findByRole('heading', { name: 'Transfers are not available' })).toBeShown();
  });
});

describe('a batch of transfers', () => {
  const text = 'agent11,100.00,Week 47\nnobody,50\nplayer11,25.50\nplayer12,1';
  const open = async (answers: MockAnswers = {}) => {
    const page = renderPage({ previewBatchTransfer: buildBatchPreview(), ...answers }, '/m/agent/transfers?tab=batch');
    const lines = await screen.findByRole('textbox', { name: 'Lines of account, amount and note' });
    await page.user.click(lines);
    await page.user.paste(text);
    await page.user.click(screen.getByRole('button', { name: 'Check the lines' }));
    return { ...page, lines };
  };

  it('AGT-04 shows the effect of each line, and why some cannot be sent', async () => {
    await open();
    const lines = within(await screen.findByRole('list', { name: 'Checked lines' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '1. agent11Week 47Ready฿100.00',
      '2. nobodyNot in your team฿50.00',
      '3. player11Ready฿25.50',
      '4. player12Below the minimum฿1',
    ]);
    expect(screen.getByText('2 lines are ready: ฿125.50')).toBeShown();
    expect(screen.getByText('2 lines cannot be sent')).toBeShown();
  });

  it('AGT-04 sends the valid lines together, and keeps the invalid ones in the text', async () => {
    const sent: unknown[] = [];
    const { user, lines, store } = await open({
      createBatchTransfer: ({ body }: MockRequest) => (sent.push(body), buildBatchTransfer()),
    });
    await user.type(await screen.findByLabelText(/^Payment password/), '135790');
    await user.click(screen.getByRole('button', { name: 'Transfer ฿125.50 to 2 accounts' }));
    await waitFor(() => expect(lines).toHaveProperty('value', 'nobody,50\nplayer12,1'));
    expect(sent).toEqual([
      {
        lines: [
          { to: 'agent11', amount: '100.00', note: 'Week 47' },
          { to: 'player11', amount: '25.50', note: '' },
        ],
        paymentPassword: '135790',
      },
    ]);
    expect(store.getState().toasts.map(({ messageKey }) => messageKey)).toEqual(['agentTeam:transfer.batchDone']);
  });

  it('AGT-04 removes the invalid lines, and checks the rest again', async () => {
    const checked: unknown[] = [];
    const { user, lines } = await open({
      previewBatchTransfer: ({ body }: MockRequest) => (checked.push(body), buildBatchPreview()),
    });
    await user.click(await screen.findByRole('button', { name: 'Drop the wrong lines' }));
    await waitFor(() => expect(lines).toHaveProperty('value', 'agent11,100.00,Week 47\nplayer11,25.50'));
    await waitFor(() => expect(checked).toEqual([{ text }, { text: 'agent11,100.00,Week 47\nplayer11,25.50' }]));
  });

  it('AGT-04 reads the lines of a file, and requires a new check when they change', async () => {
    const { user, lines } = await open();
    await screen.findByRole('list', { name: 'Checked lines' });
    await user.upload(
      screen.getByLabelText('Choose a file', { selector: 'input' }),
      new File(['player11;30'], 'batch.csv', { type: 'text/csv' }),
    );
    await waitFor(() => expect(lines).toHaveProperty('value', 'player11;30'));
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('button', { name: 'Check the lines' })).toBeShown();
  });

  it('AGT-04 does not send more than is covered', async () => {
    await open({ previewBatchTransfer: buildBatchPreview({ isCovered: false }) });
    expect(await screen.findByText('Your balance or what is left today does not cover this.')).toBeShown();
    expect(screen.queryByLabelText(/^Payment password/)).toBeNull();
  });

  it('AGT-04 shows an error when a batch is too long', async () => {
    await open({ previewBatchTransfer: refusal('agent.batch_too_long') });
    expect(await screen.findByText('A batch has at most 1,000 lines.')).toBeShown();
  });
});

describe('records of transfers', () => {
  it('AGT-04 lists what was sent and received with sign, state and note', async () => {
    renderPage(
      {
        listAgentTransfers: buildAgentTransfers([
          buildAgentTransfer({ note: 'bonus' }),
          buildAgentTransfer({
            transferId: '0190b0f0-0000-4000-8000-000000000002',
            direction: 'in',
            state: 'SENT',
            batchId: '0190b0f0-0000-4000-8000-0000000000b1',
          }),
        ]),
      },
      '/m/agent/transfers?tab=records',
    );
    const rows = within(await screen.findByRole('list', { name: 'Records' })).getAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/^agent11.* · bonus-฿250.00Arrived$/);
    expect(rows[1]?.textContent).toMatch(/^agent11.* · of a batch\+฿250.00Under way$/);
  });

  it('AGT-04 filters the records by direction', async () => {
    const requested: (string | null)[] = [];
    const { user } = renderPage(
      {
        listAgentTransfers: ({ query }: MockRequest) => (
          requested.push(query.get('direction')),
          buildAgentTransfers([])
        ),
      },
      '/m/agent/transfers?tab=records',
    );
    expect(await screen.findByRole('heading', { name: 'No transfers yet' })).toBeShown();
    await user.click(screen.getByRole('tab', { name: 'Received' }));
    await waitFor(() => expect(requested).toEqual([null, 'in']));
  });

  it('AGT-04 shows the balance and the remaining daily limit above the form', async () => {
    renderPage();
    await screen.findByRole('textbox', { name: /^Amount/ });
    const main = screen.getByRole('main');
    expect(figureOf(main, 'Left today')).toBe('฿9,000.00');
  });
});
