import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChatMessage } from '@parlor/contract';
import { readDraft } from '@parlor/core';
import {
  buildChatMessage,
  buildChatMessages,
  buildChatTicket,
  buildSession,
  refusal,
  renderWithApp,
  type HarnessOptions,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './ChatPage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** The page, which can be left and visited again. */
function Visits() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button onClick={() => setVisit(visit + 1)}>Visit again</button>
      <Page key={visit} />
    </>
  );
}

function renderPage({ answers, page = <Page />, ...options }: HarnessOptions & { page?: ReactElement } = {}) {
  const app = renderWithApp(page, {
    route: '/m/chat',
    session: buildSession(),
    ...options,
    answers: { listChatMessages: buildChatMessages(), readChat: { unReadCount: 0 }, ...answers },
  });
  return { ...app, user: userEvent.setup() };
}
const log = async () => within(await screen.findByRole('log', { name: 'Messages' }));

describe('ChatPage', () => {
  it('SVC-03 shows the conversation by days, shows what was seen, and reports what the player has read', async () => {
    const read: unknown[] = [];
    renderPage({ answers: { readChat: ({ body }: MockRequest) => (read.push(body), { unReadCount: 0 }) } });
    const shown = await log();
    expect(shown.getByText('When does my withdrawal arrive?')).toBeShown();
    expect(shown.getByText('Seen')).toBeShown();
    await waitFor(() => expect(read).toEqual([{ seq: 3 }]));
    expect(screen.queryByText('Nobody is here right now')).toBeNull();
  });

  it('SVC-03 loads earlier messages before the newest, and keeps them when the newest are refetched', async () => {
    const requested: (string | null)[] = [];
    const messages = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => buildChatMessage({ seq: from + at, text: `Word ${from + at}` }));
    const { user } = renderPage({
      answers: {
        listChatMessages: ({ query }: MockRequest) => {
          const before = query.get('before');
          requested.push(before);
          if (before === null) return buildChatMessages({ list: messages(71, 120), lastSeq: 120 });
          if (requested.length === 2) return refusal('system.unknown');
          const end = Number(before) - 1;
          return buildChatMessages({ list: messages(Math.max(1, end - 49), end), lastSeq: 120 });
        },
        sendChatMessage: buildChatMessage({ seq: 121, author: 'player', text: 'Word 121', key: null }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Word 21')).toBeShown();
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Word 121{Enter}');
    await waitFor(() => expect(requested.filter((before) => before === null)).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Earlier messages' }));
    expect(await screen.findByText('Word 1')).toBeShown();
    expect(screen.getByText('Word 70')).toBeShown();
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    expect(requested.filter((before) => before !== null)).toEqual(['71', '71', '21']);
  });

  it('SVC-03 resends a message under its first key, and shows it once', async () => {
    const sent: { key: string; text: string }[] = [];
    const list: ChatMessage[] = [];
    const { user } = renderPage({
      answers: {
        listChatMessages: () =>
          buildChatMessages({ list: [...list], lastSeq: list.length, operatorReadSeq: 0, isStaffed: false }),
        sendChatMessage: ({ body }: MockRequest) => {
          const message = body as { key: string; text: string };
          sent.push(message);
          if (sent.length === 1) return refusal('system.unknown');
          list.push(buildChatMessage({ author: 'player', ...message }));
          return list[0];
        },
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Hello{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await (await log()).findByText('Sent')).toBeShown();
    expect((await log()).getAllByText('Hello')).toHaveLength(1);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveProperty('value', '');
    expect(screen.getByText('Nobody is here right now')).toBeShown();
  });

  it('SVC-03 sends and shows a picture, and refuses another type of file', async () => {
    const list: ChatMessage[] = [];
    const { user } = renderPage({
      answers: {
        listChatMessages: () => buildChatMessages({ list: [...list], lastSeq: list.length }),
        sendChatPicture: ({ params }: MockRequest) => {
          list.push(
            buildChatMessage({
              author: 'player',
              text: '',
              picture: { width: 40, height: 30 },
              key: params['key'] ?? '',
            }),
          );
          return list[0];
        },
        getChatPicture: new Blob(['jpeg'], { type: 'image/jpeg' }),
      },
    });
    await screen.findByRole('textbox', { name: 'Your message' });
    const picker = screen.getByLabelText('Send a picture', { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(picker, new File(['x'], 'page.html', { type: 'text/html' }));
    expect(await screen.findByText(/^Send a picture: PNG/)).toBeShown();
    await user.upload(picker, new File(['png'], 'slip.png', { type: 'image/png' }));
    const picture = await (await log()).findByRole('img', { name: 'Picture' });
    expect(picture.getAttribute('src')).toMatch(/^blob:/);
    expect(list).toHaveLength(1);
  });

  it('SVC-03 shows the ticket, and accepts a rating once it is closed', async () => {
    const marks: unknown[] = [];
    const closed = buildChatTicket({ state: 'closed' });
    const { user } = renderPage({
      answers: {
        listChatMessages: buildChatMessages({ ticket: closed }),
        rateChat: ({ body }: MockRequest) => (marks.push(body), { ...closed, rating: 4 }),
      },
    });
    expect(await screen.findByText('Ticket 1042')).toBeShown();
    expect(screen.getByText('Closed')).toBeShown();
    // After the messages, where the page opens.
    const [newest] = (await log()).getAllByRole('listitem').slice(-1);
    expect(newest?.compareDocumentPosition(screen.getByText('Ticket 1042'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: '4 of 5' }));
    expect(await screen.findByText('Thank you for your mark')).toBeShown();
    expect(screen.getByRole('button', { name: '4 of 5' }).getAttribute('aria-pressed')).toBe('true');
    expect(marks).toEqual([{ number: 1042, rating: 4 }]);
  });

  it('SVC-03 keeps the unsent text for the next visit', async () => {
    const { user } = renderPage();
    await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'not yet sent');
    expect(readDraft('chat')).toEqual({ text: 'not yet sent' });
  });

  it('SVC-03 restores an unsent message for its account on the next visit, until it is sent', async () => {
    const sent: { key: string; text: string }[] = [];
    const list: ChatMessage[] = [];
    const { user } = renderPage({
      page: <Visits />,
      answers: {
        listChatMessages: () => buildChatMessages({ list: [...list], lastSeq: list.length }),
        sendChatMessage: ({ body }: MockRequest) => {
          const message = body as { key: string; text: string };
          sent.push(message);
          if (sent.length === 1) return refusal('system.unknown');
          list.push(buildChatMessage({ author: 'player', ...message }));
          return list[0];
        },
      },
    });
    const visitAgain = () => user.click(screen.getByRole('button', { name: 'Visit again' }));
    const draftsOf = (userName: string) => Object.values(readDraft(`chat.unsent.${userName}`));
    await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Where is my slip?{Enter}');
    await screen.findByRole('button', { name: 'Send again' });
    expect(draftsOf(buildSession().userName)).toEqual(['Where is my slip?']);
    expect(draftsOf('somebody')).toEqual([]);

    await visitAgain();
    expect(await (await log()).findByText('Where is my slip?')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await (await log()).findByText('Seen')).toBeShown();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);

    await visitAgain();
    expect(await (await log()).findAllByText('Where is my slip?')).toHaveLength(1);
    expect(draftsOf(buildSession().userName)).toEqual([]);
  });

  it('SVC-03 is not available to a trial account', async () => {
    renderPage({ session: buildSession({ type: 4 }) });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
