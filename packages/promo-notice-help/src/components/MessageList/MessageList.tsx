import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useRef } from 'react';
import { errorMessageKey, useDeleteMessageMutation, useReadMessagesMutation } from '@parlor/api-client';
import type { InboxMessage } from '@parlor/contract';
import { Link, toastDuration, useSettings, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Accordion, Button, LinkButton, Stack, writeDate } from '@parlor/ui-kit';
import { plainText } from '../../model/plainText.ts';
import { RichText } from '../RichText/RichText.tsx';

interface Props {
  messages: readonly InboxMessage[];
  /** A message went away; it can still be brought back. */
  onDeleted: (messageId: string) => void;
}

/** Messages, newest first. Opening one reads it; an open one can be deleted, and leads to what it is about. */
export function MessageList({ messages, onDeleted }: Props) {
  const { t } = useTranslation('inbox');
  const { tag: locale } = useLanguage();
  const { timeZone } = useSettings();
  const list = useRef<HTMLDivElement>(null);
  const [readMessages] = useReadMessagesMutation();
  const read = (messageId: string): void => {
    if (messages.some(({ id, read: isRead }) => id === messageId && !isRead)) void readMessages({ messageId });
  };
  return (
    <div ref={list} tabIndex={-1}>
      <Accordion
        headingLevel={2}
        onOpen={read}
        items={messages.map((message) => ({
          id: message.id,
          title: message.title,
          detail: `${t(`types.${message.type}`)} · ${writeDate(message.writtenAt, 'moment', { locale, timeZone, length: 'medium' })}`,
          preview: plainText(message.content),
          ...(!message.read && { mark: t('unread') }),
          content: (
            <OpenMessage
              message={message}
              onDeleted={() => {
                onDeleted(message.id);
                list.current?.focus();
              }}
            />
          ),
        }))}
      />
    </div>
  );
}

/** `onDeleted` is called where the message goes away, with the focus that was in it. */
function OpenMessage({ message: { id, content, link }, onDeleted }: { message: InboxMessage; onDeleted: () => void }) {
  const { t } = useTranslation('inbox');
  const toast = useToast();
  const [deleteMessage, { isLoading }] = useDeleteMessageMutation();
  const remove = async (): Promise<void> => {
    const { error } = await deleteMessage(id);
    if (error) toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
    else onDeleted();
  };
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
          onClick={() => void remove()}
        >
          {t('delete')}
        </Button>
      </Stack>
    </Stack>
  );
}
