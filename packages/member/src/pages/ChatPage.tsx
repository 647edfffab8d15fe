import { useEffect, useRef, useState } from 'react';
import { useListChatMessagesQuery, useReadChatMutation, useSendChatMessageMutation } from '@parlor/api-client';
import type { ChatMessages as Conversation } from '@parlor/contract';
import { isTrialType, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { TrialRefusal } from '@parlor/page-states';
import { Card, EmptyState, ErrorState, Heading, Page as PageFrame, Skeleton, Stack, Text } from '@parlor/ui-kit';
import { ChatComposer } from '../components/ChatComposer/ChatComposer.tsx';
import { ChatMessages, type UnsentMessage } from '../components/ChatMessages/ChatMessages.tsx';

/** How often messages are asked for where no stream of the account comes through, in ms. */
const ASK_EVERY_MS = 10_000;

/** The chat with customer service, at /m/chat (SVC-03). */
export function Page() {
  const session = useSession();
  return <PageFrame>{isTrialType(session?.type) ? <TrialRefusal /> : <Content />}</PageFrame>;
}

function Content() {
  const { t } = useTranslation('support');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useListChatMessagesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: ASK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  if (data) return <Open conversation={data} />;
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

function Open({ conversation: { list, lastSeq, operatorReadSeq, isStaffed } }: { conversation: Conversation }) {
  const { t } = useTranslation('support');
  const [unsent, setUnsent] = useState<readonly UnsentMessage[]>([]);
  const [send] = useSendChatMessageMutation();
  const [read] = useReadChatMutation();
  const end = useRef<HTMLDivElement>(null);

  // What the gateway lists is sent, whatever became of its answer.
  const waiting = unsent.filter(({ key }) => !list.some((message) => message.key === key));

  useEffect(() => {
    if (lastSeq > 0) void read({ seq: lastSeq });
  }, [lastSeq, read]);
  const shown = lastSeq + waiting.length;
  useEffect(() => {
    if (shown > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [shown]);

  const submit = async ({ key, text }: Pick<UnsentMessage, 'key' | 'text'>) => {
    setUnsent((others) => [...others.filter((other) => other.key !== key), { key, text, hasFailed: false }]);
    const { error } = await send({ key, text });
    setUnsent((others) =>
      error
        ? others.map((other) => (other.key === key ? { ...other, hasFailed: true } : other))
        : others.filter((other) => other.key !== key),
    );
  };
  return (
    <>
      {!isStaffed && (
        <Card>
          <Heading level={2} size={16}>
            {t('chat.away')}
          </Heading>
          <Text tone="secondary">{t('chat.awayText')}</Text>
        </Card>
      )}
      {list.length === 0 && waiting.length === 0 && (
        <EmptyState scene="messages" title={t('chat.empty')} description={t('chat.emptyText')} />
      )}
      <ChatMessages
        messages={list}
        unsent={waiting}
        operatorReadSeq={operatorReadSeq}
        onRetry={(message) => void submit(message)}
      />
      <div ref={end} />
      <ChatComposer onSend={(text) => void submit({ key: crypto.randomUUID(), text })} />
    </>
  );
}
