import { useEffect, useState } from 'react';
import { useSendChatMessageMutation, useSendChatPictureMutation } from '@parlor/api-client';
import type { ChatMessage } from '@parlor/contract';
import { forgetDraft, storeDraft, readDraft, useSession } from '@parlor/core';
import type { UnsentMessage } from '../components/ChatMessages/ChatMessages.tsx';

/** Messages to send, under a key that all attempts share. */
export type SentMessage = Omit<UnsentMessage, 'hasFailed'>;

interface UnsentMessages {
  /** Messages that the gateway does not list yet, oldest first. */
  unsent: readonly UnsentMessage[];
  /** Sends or resends a message. */
  submit: (message: SentMessage) => Promise<void>;
}

/**
 * Sends messages, and holds those that the gateway does not list yet. Texts are stored in this tab: one without an
 * answer before a reload is restored and can be sent again.
 */
export function useUnsentMessages(list: readonly ChatMessage[]): UnsentMessages {
  const draft = `chat.unsent.${useSession()?.userName ?? ''}`;
  const [messages, setMessages] = useState<readonly UnsentMessage[]>(() =>
    Object.entries(readDraft(draft)).map(([key, text]) => ({ key, text, hasFailed: true })),
  );
  const [send] = useSendChatMessageMutation();
  const [sendPicture] = useSendChatPictureMutation();

  // A message that the gateway lists was sent, even if its answer was lost.
  const unsent = messages.filter(({ key }) => !list.some((message) => message.key === key));

  const texts = JSON.stringify(unsent.filter(({ picture }) => !picture).map(({ key, text }) => [key, text]));
  useEffect(() => {
    forgetDraft(draft);
    const storedTexts = Object.fromEntries(JSON.parse(texts) as [string, string][]);
    if (Object.keys(storedTexts).length > 0) storeDraft(draft, storedTexts);
  }, [draft, texts]);

  const submit = async ({ key, text, picture }: SentMessage): Promise<void> => {
    setMessages((others) => [...others.filter((other) => other.key !== key), { key, text, picture, hasFailed: false }]);
    const { error } = await (picture ? sendPicture({ key, picture }) : send({ key, text }));
    setMessages((others) =>
      error
        ? others.map((other) => (other.key === key ? { ...other, hasFailed: true } : other))
        : others.filter((other) => other.key !== key),
    );
  };
  return { unsent, submit };
}
