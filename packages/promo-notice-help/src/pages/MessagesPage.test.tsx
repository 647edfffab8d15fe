// @vitest-environment jsdom
// DOMPurify walks the tree in a way that happy-dom does not follow.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InboxMessage } from '@parlor/contract';
import {
  buildInboxPage,
  buildMessage,
  buildSession,
  refusal,
  renderWithApp,
  type MockAnswers,
  type MockRequest,
} from '@parlor/testing';
import { Page } from './MessagesPage.tsx';

// APIs that jsdom does not have.
beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
});
afterEach(cleanup);

/** Opens the page with a gateway that stores an inbox. */
function open(messages: InboxMessage[], answers: MockAnswers = {}) {
  const inbox = { list: messages, read: [] as unknown[] };
  const ofType = (type: string | null) => inbox.list.filter((message) => type === null || message.type === type);
  renderWithApp(<Page />, {
    route: '/m/webEmail',
    session: buildSession(),
    answers: {
      listMessages: ({ query }: MockRequest) => buildInboxPage({ list: ofType(query.get('type')) }),
      readMessages: ({ body }: MockRequest) => {
        inbox.read.push(body);
        const { messageId } = body as { messageId?: string };
        inbox.list = inbox.list.map((message) =>
          messageId === undefined || message.id === messageId ? { ...message, read: true } : message,
        );
        return null;
      },
      deleteMessage: ({ params }: MockRequest) => {
        inbox.list = inbox.list.filter(({ id }) => id !== params['messageId']);
        return null;
      },
      restoreMessage: ({ params }: MockRequest) => {
        inbox.list = messages.filter(
          ({ id }) => id === params['messageId'] || inbox.list.some((message) => message.id === id),
        );
        return null;
      },
      ...answers,
    },
  });
  return inbox;
}

const deposit = buildMessage({ content: '<p>In your balance.</p><script>alert(1)</script>' });
const device = buildMessage({
  id: '00000000-0000-4000-8000-000000000102',
  type: 'security',
  title: 'New device',
  link: null,
  writtenAt: deposit.writtenAt - 1_000,
});
const item = (name: RegExp) => screen.findByRole('button', { name });

describe('MessagesPage', () => {
  it('NAV-01 SVC-04 lists messages, and removes the mark of one that is read', async () => {
    const inbox = open([deposit, device]);
    await item(/^Unread: New device/);
    const message = await item(/^Unread: Deposit of/);
    await userEvent.click(message);
    await item(/^Deposit of/);
    expect(inbox.read).toEqual([{ messageId: deposit.id }]);
    expect(message.getAttribute('aria-expanded')).toBe('true');
    screen.getByText('In your balance.');
    expect(document.querySelector('script')).toBeNull();
    expect(screen.getByRole('link', { name: 'Show me' }).getAttribute('href')).toBe('/m/transaction/record');
    await userEvent.click(message);
    await userEvent.click(message);
    expect(inbox.read).toHaveLength(1);
  });

  it('SVC-04 marks all shown messages as read, but no later ones', async () => {
    const inbox = open([deposit, device]);
    await item(/^Unread: New device/);
    await userEvent.click(await item(/^Mark all as read/));
    await item(/^New device/);
    expect(inbox.read).toEqual([{ upTo: deposit.writtenAt }]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true),
    );
  });

  it('SVC-04 removes a message that the player deletes, and keeps the focus in the list', async () => {
    open([deposit, device]);
    await userEvent.click(await item(/^Unread: Deposit of/));
    const [remove] = await screen.findAllByRole('button', { name: 'Delete' });
    await userEvent.click(remove!);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Deposit of/ })).toBeNull());
    await item(/New device/);
    expect(document.activeElement?.contains(await item(/New device/))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  /** Drags an element by a distance and emits the click of browsers. */
  function drag(element: HTMLElement, by: { x?: number; y?: number }, pointerType = 'touch') {
    const at = (x: number, y: number) => ({ pointerId: 1, pointerType, isPrimary: true, clientX: x, clientY: y });
    fireEvent.pointerDown(element, at(300, 100));
    fireEvent.pointerMove(element, at(300 + (by.x ?? 0) / 2, 100 + (by.y ?? 0)));
    fireEvent.pointerMove(element, at(300 + (by.x ?? 0), 100 + (by.y ?? 0)));
    fireEvent.pointerUp(element, at(300 + (by.x ?? 0), 100 + (by.y ?? 0)));
    fireEvent.click(element, { detail: 1 });
  }

  it('SVC-04 deletes a message that is swiped to the left, and restores it', async () => {
    const inbox = open([deposit, device]);
    drag(await item(/^Unread: Deposit of/), { x: -200 });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Deposit of/ })).toBeNull());
    // The click at the end opens nothing.
    expect(inbox.read).toEqual([]);
    await userEvent.click(await item(/^Undo$/));
    await item(/Deposit of/);
  });

  it('SVC-04 keeps a message on a scroll, a swipe to the right, a mouse drag or a failed deletion', async () => {
    const inbox = open([deposit, device], { deleteMessage: refusal('system.unknown') });
    const message = await item(/^Unread: Deposit of/);
    drag(message, { x: -200, y: 60 });
    drag(message, { x: 200 });
    drag(message, { x: -200 }, 'mouse');
    expect(inbox.list).toHaveLength(2);
    const section = message.closest<HTMLElement>('section');
    drag(message, { x: -200 });
    expect(section?.style.transform).toBe('translateX(-100%)');
    await waitFor(() => expect(section?.style.transform).toBe(''));
    await item(/Deposit of/);
  });

  it('SVC-04 restores a deleted message, even the only one', async () => {
    open([deposit]);
    await userEvent.click(await item(/^Unread: Deposit of/));
    await userEvent.click(await item(/^Delete$/));
    await screen.findByText('No messages');
    await userEvent.click(await item(/^Undo$/));
    await item(/Deposit of/);
    expect(screen.queryByText('Message deleted')).toBeNull();
  });

  it('SVC-04 filters by type', async () => {
    open([deposit, device]);
    await item(/Deposit of/);
    await userEvent.click(screen.getByRole('tab', { name: 'Security' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Deposit of/ })).toBeNull());
    await item(/New device/);
    await userEvent.click(screen.getByRole('tab', { name: 'Bonus' }));
    await screen.findByText('No messages of this kind');
  });

  it('SVC-04 continues after the previous page', async () => {
    const next = `${deposit.writtenAt}.${deposit.id}`;
    open([], {
      listMessages: ({ query }: MockRequest) =>
        query.get('before') === next ? buildInboxPage({ list: [device] }) : buildInboxPage({ list: [deposit], next }),
    });
    await userEvent.click(await item(/^Show more/));
    await item(/New device/);
    await item(/Deposit of/);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('SVC-04 reports an empty inbox, a failed load, and that trials have no inbox', async () => {
    open([]);
    await screen.findByText('No messages');
    cleanup();
    open([], { listMessages: refusal('system.unknown') });
    expect((await screen.findByRole('alert')).textContent).toContain('The messages did not load');
    cleanup();
    renderWithApp(<Page />, { session: buildSession({ type: 4 }) });
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
