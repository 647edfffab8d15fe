import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  buildFeedback,
  buildFeedbackList,
  buildSession,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './FeedbackPage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function renderPage(answers: HarnessOptions['answers'] = {}, page = <Page />) {
  const app = renderWithApp(page, {
    route: '/m/feedback',
    session: buildSession(),
    answers: { listFeedback: buildFeedbackList([]), ...answers },
  });
  return { ...app, user: userEvent.setup() };
}
const field = () => screen.findByRole('textbox', { name: 'Your feedback' });
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send feedback' }));

describe('FeedbackPage', () => {
  it('SVC-04 lists earlier feedback with its answer', async () => {
    renderPage({
      listFeedback: buildFeedbackList([
        buildFeedback(),
        buildFeedback({ id: '00000000-0000-4000-8000-000000000011', text: 'A second one', answer: null }),
      ]),
    });
    expect(await screen.findByText('Two more open next week.')).toBeShown();
    expect(screen.getAllByText('Not answered yet')).toHaveLength(1);
  });

  it('SVC-04 accepts a text within the merchant’s limits', async () => {
    const sent: MockRequest['body'][] = [];
    const { user } = renderPage({ sendFeedback: ({ body }: MockRequest) => (sent.push(body), buildFeedback()) });
    await user.type(await field(), 'Too short');
    await press(user);
    expect(await screen.findByText('Please write at least 10 characters')).toBeShown();
    expect(sent).toEqual([]);
    await user.type(await field(), ', no more');
    await user.click(screen.getByRole('radio', { name: 'Praise' }));
    await press(user);
    expect(await screen.findByDisplayValue('')).toBeShown();
    expect(sent).toEqual([expect.objectContaining({ kind: 'praise', text: 'Too short, no more' })]);
  });

  it('SVC-04 restores the kind and text of unsent feedback on the next visit', async () => {
    function Visits() {
      const [visit, setVisit] = useState(1);
      return (
        <>
          <button onClick={() => setVisit(visit + 1)}>Visit again</button>
          <Page key={visit} />
        </>
      );
    }
    const { user } = renderPage({}, <Visits />);
    await user.type(await field(), 'Half of it');
    await user.click(screen.getByRole('radio', { name: 'Problem' }));
    await user.click(screen.getByRole('button', { name: 'Visit again' }));
    expect(await field()).toHaveProperty('value', 'Half of it');
    expect(screen.getByRole('radio', { name: 'Problem' })).toHaveProperty('checked', true);
  });

  it('SVC-04 keeps the text and id of refused feedback', async () => {
    const ids: unknown[] = [];
    const { user } = renderPage({
      sendFeedback: ({ body }: MockRequest) => {
        ids.push((body as { id: string }).id);
        return refusal('system.unknown');
      },
    });
    await user.type(await field(), 'More tables please');
    await press(user);
    await waitFor(() => expect(ids).toHaveLength(1));
    await press(user);
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(await field()).toHaveProperty('value', 'More tables please');
    expect(new Set(ids).size).toBe(1);
  });
});
