import { useEffect, useState } from 'react';
import {
  useLiveChat,
  useListChatMessagesQuery,
  useLoadEarlierChatMessagesMutation,
  useReadChatMutation,
} from '@parlor/api-client';
import type { ChatMessages as Conversation } from '@parlor/contract';
import { isTrialType, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { TrialRefusal } from '@parlor/page-states';
import { Button, EmptyState, ErrorState, Page as PageFrame, Skeleton, Stack } from '@parlor/ui-kit';
import { ChatComposer } from '../components/ChatComposer/ChatComposer.tsx';
import { ChatMessages } from '../components/ChatMessages/ChatMessages.tsx';
import { TicketCard } from '../components/TicketCard/TicketCard.tsx';
import { useStickToEnd } from '../hooks/useStickToEnd.ts';
import { useUnsentMessages } from '../hooks/useUnsentMessages.ts';

/** The polling interval of messages without a stream, in ms. */
const ASK_EVERY_MS = 10_000;

/** The chat with customer service, at /m/chat (SVC-03). */
export function Page() {
  const session = useSession();
  return <PageFrame>{isTrialType(session?.type) ? <TrialRefusal /> : <Content />}</PageFrame>;
}

function Content() {
  const { t } = useTranslation('support');
  const { t: common } = useTranslation();
  const [isLive, setIsLive] = useState(false);
  const { data, isError, isFetching, refetch } = useListChatMessagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isLive ? 0 : ASK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  if (data) return <Open conversation={data} onLive={setIsLive} />;
  return isError ? (
    <ErrorState
      title={t('chat.loadFailed')}
      description={common('state.errorText')}
      retryLabel={common('action.retry')}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      headingLevel={2}
    />
  ) : (
    <Stack gap={4}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}

interface OpenProps {
  conversation: Conversation;
  /** Called with whether messages are pushed. */
  onLive: (isLive: boolean) => void;
}

function Open({ conversation: { list, lastSeq, operatorReadSeq, isStaffed, ticket }, onLive }: OpenProps) {
  const { t } = useTranslation('support');
  const { unsent, submit } = useUnsentMessages(list);
  const [read] = useReadChatMutation();
  const { isLive, isTyping, sendTyping } = useLiveChat(lastSeq);

  useEffect(() => onLive(isLive), [isLive, onLive]);
  useEffect(() => {
    if (lastSeq > 0) void read({ seq: lastSeq });
  }, [lastSeq, read]);
  useStickToEnd([lastSeq, unsent.length, isTyping, ticket?.state, isStaffed].join(' '), unsent.length);
  const isEmpty = list.length === 0 && unsent.length === 0;
  const card = <TicketCard ticket={ticket} isStaffed={isStaffed} />;
  return (
    <>
      {isEmpty && (
        <>
          {card}
          <EmptyState scene="messages" title={t('chat.empty')} description={t('chat.emptyText')} />
        </>
      )}
      <Earlier first={list[0]?.seq ?? 1} />
      <ChatMessages
        messages={list}
        unsent={unsent}
        operatorReadSeq={operatorReadSeq}
        isTyping={isTyping}
        onRetry={(message) => void submit(message)}
      />
      {/* The page opens at its end: above a long conversation nobody would see it. */}
      {!isEmpty && card}
      <ChatComposer
        onSend={(text) => void submit({ key: crypto.randomUUID(), text })}
        onPicture={(picture) => void submit({ key: crypto.randomUUID(), text: '', picture })}
        onTyping={sendTyping}
      />
    </>
  );
}

/** Loads the messages before the first one that is shown. Messages are numbered from 1. */
function Earlier({ first }: { first: number }) {
  const { t } = useTranslation('support');
  const { t: common } = useTranslation();
  const [load, { isLoading, isError }] = useLoadEarlierChatMessagesMutation();
  if (first <= 1) return null;
  return (
    <Button variant="ghost" size="small" isLoading={isLoading} onClick={() => void load({ before: first })}>
      {isError ? common('action.retry') : t('chat.earlier')}
    </Button>
  );
}
