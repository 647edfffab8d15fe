import { Fragment } from 'react';
import type { ChatMessage } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Text, VisuallyHidden, writeDate } from '@parlor/ui-kit';
import { ChatPicture } from '../ChatPicture/ChatPicture.tsx';
import * as S from './ChatMessages.styles.ts';

/** A message that the gateway has not confirmed yet. */
export interface UnsentMessage {
  /** The key of all attempts. */
  key: string;
  text: string;
  /** The picture that is being sent instead of text. */
  picture?: File | undefined;
  hasFailed: boolean;
}

interface ChatMessagesProps {
  messages: readonly ChatMessage[];
  /** Messages in flight, the oldest first. */
  unsent: readonly UnsentMessage[];
  /** The newest message that customer service has seen. */
  operatorReadSeq: number;
  /** Whether an operator is typing. */
  isTyping: boolean;
  onRetry: (message: UnsentMessage) => void;
}

/** The conversation, by days of the merchant's time zone. Screen readers announce new messages. */
export function ChatMessages({ messages, unsent, operatorReadSeq, isTyping, onRetry }: ChatMessagesProps) {
  const { t } = useTranslation('support');
  const { tag: locale } = useLanguage();
  const { timeZone } = useSettings();
  const write = (at: number, format: 'date' | 'time') =>
    writeDate(at, format, { locale, timeZone, length: format === 'date' ? 'medium' : 'short' });
  const lastOwn = messages.findLast(({ author }) => author === 'player');
  return (
    <div role="log" aria-label={t('chat.log')} aria-live="polite">
      <S.List>
        {messages.map(({ seq, author, text, picture, writtenAt }, index) => {
          const day = write(writtenAt, 'date');
          const before = messages[index - 1];
          const isOwn = author === 'player';
          return (
            <Fragment key={seq}>
              {(before === undefined || write(before.writtenAt, 'date') !== day) && <S.Day>{day}</S.Day>}
              <S.Bubble $isOwn={isOwn}>
                <VisuallyHidden>{t(isOwn ? 'chat.you' : 'chat.service')}</VisuallyHidden>
                {picture ? <ChatPicture seq={seq} {...picture} /> : <S.Words>{text}</S.Words>}
                <S.Foot>
                  <time dateTime={new Date(writtenAt).toISOString()}>{write(writtenAt, 'time')}</time>
                  {seq === lastOwn?.seq && <span>{t(seq <= operatorReadSeq ? 'chat.seen' : 'chat.sent')}</span>}
                </S.Foot>
              </S.Bubble>
            </Fragment>
          );
        })}
        {unsent.map((message) => (
          <S.Bubble key={message.key} $isOwn>
            <VisuallyHidden>{t('chat.you')}</VisuallyHidden>
            <S.Words>{message.picture?.name ?? message.text}</S.Words>
            <S.Foot>
              {message.hasFailed ? (
                <>
                  <Text as="span" size={12} tone="danger">
                    {t('chat.failed')}
                  </Text>
                  <Button size="small" variant="ghost" onClick={() => onRetry(message)}>
                    {t('chat.retry')}
                  </Button>
                </>
              ) : (
                <span>{t('chat.sending')}</span>
              )}
            </S.Foot>
          </S.Bubble>
        ))}
        {isTyping && (
          <S.Bubble $isOwn={false}>
            <S.Typing>
              <S.Dots aria-hidden>
                <i />
                <i />
                <i />
              </S.Dots>
              {t('chat.typing')}
            </S.Typing>
          </S.Bubble>
        )}
      </S.List>
    </div>
  );
}
