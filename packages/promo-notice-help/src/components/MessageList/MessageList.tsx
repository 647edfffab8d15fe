import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useRef } from 'react';
import { errorMessageKey, useDeleteMessageMutation, useReadMessagesMutation } from '@parlor/api-client';
import type { InboxMessage } from '@parlor/contract';
import { Link, toastDuration, useSettings, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Accordion, Button, LinkButton, Stack, writeDate } from '@parlor/ui-kit';
import { plainText } from '../../model/plainText.ts';
import { useSwipeAway } from '../../hooks/useSwipeAway.ts';
import { RichText } from '../RichText/RichText.tsx';
import { List } from './MessageList.styles.ts';

interface Props {
  messages: readonly InboxMessage[];
  /** Called when a message was deleted; it can still be restored. */
  onDeleted: (messageId: string) => void;
}

/**
 * Messages, newest first. Opening one marks it as read; an open one can be deleted and links to its subject. Swiping a
 * title to the left deletes the message.
 */
export function MessageList({ messages, onDeleted }: Props) {
  const { t } = useTranslation('inbox');
  const { tag: locale } = useLanguage();
  const { timeZone } = useSettings();
  const list = useRef<HTMLDivElement>(null);
  const [readMessages] = useReadMessagesMutation();
  const read = (messageId: string): void => {
    if (messages.some(({ id, read: isRead }) => id === messageId && !isRead)) void readMessages({ messageId });
  };
  const { remove } = useRemove();
  const announceDeleted = (messageId: string): void => {
    onDeleted(messageId);
    list.current?.focus();
  };
  const swipe = useSwipeAway({
    label: t('delete'),
    async onSwiped(messageId) {
      const isDone = await remove(messageId);
      if (isDone) announceDeleted(messageId);
      return isDone;
    },
  });
  return (
    <List ref={list} tabIndex={-1} {...swipe}>
      <Accordion
        headingLevel={2}
        onOpen={read}
        items={messages.map((message) => ({
          id: message.id,
          title: message.title,
          detail: `${t(`types.${message.type}`)} · ${writeDate(message.writtenAt, 'moment', { locale, timeZone, length: 'medium' })}`,
          preview: plainText(message.content),
          ...(!message.read && { mark: t('unread') }),
          content: <OpenMessage message={message} onDeleted={() => announceDeleted(message.id)} />,
        }))}
      />
    </List>
  );
}

/** Deletes a message, and shows why if that fails. */
function useRemove() {
  const toast = useToast();
  const [deleteMessage, { isLoading }] = useDeleteMessageMutation();
  const remove = async (messageId: string): Promise<boolean> => {
    const { error } = await deleteMessage(messageId);
    if (error) toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
    return !error;
  };
  return { remove, isLoading };
}

/** An open message. `onDeleted` is called when it is removed together with the focus in it. */
function OpenMessage({ message: { id, content, link }, onDeleted }: { message: InboxMessage; onDeleted: () => void }) {
  const { t } = useTranslation('inbox');
  const { remove, isLoading } = useRemove();
  return (
    <Stack gap={3}>
      <RichText html={content} hasStyles />
      <Stack direction="row" gap={2} isWrapping>
        {link !== null && (
          <LinkButton size="small" render={<Link to={link} />}>
            {t('open')}
          </LinkButton>
        )}
        <Button
          variant="secondary"
          size="small"
          icon={<TrashIcon />}
          isLoading={isLoading}
          onClick={() => void remove(id).then((isDone) => isDone && onDeleted())}
        >
          {t('delete')}
        </Button>
      </Stack>
    </Stack>
  );
}
