import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { CHAT_TEXT_MAX } from '@parlor/contract';
import { forgetDraft, keepDraft, readDraft } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button } from '@parlor/ui-kit';
import { LongTextField } from '../LongTextField/LongTextField.tsx';
import * as S from './ChatComposer.styles.ts';

const DRAFT = 'chat';

/** Where a message is typed. What was typed and not sent is there again after a reload. */
export function ChatComposer({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation('support');
  const [text, setText] = useState(() => readDraft(DRAFT)['text'] ?? '');
  const words = text.trim();
  const isTooLong = words.length > CHAT_TEXT_MAX;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (words === '' || isTooLong) return;
    onSend(words);
    setText('');
    forgetDraft(DRAFT);
  };
  /** Enter sends where there is a keyboard with Shift for a new line; not while a word is being composed. */
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <S.Form onSubmit={submit} noValidate>
      <LongTextField
        label={t('chat.label')}
        rows={2}
        value={text}
        error={isTooLong ? t('chat.tooLong', { count: CHAT_TEXT_MAX }) : undefined}
        onKeyDown={sendOnEnter}
        onChange={({ target }) => {
          setText(target.value);
          keepDraft(DRAFT, { text: target.value });
        }}
      />
      <Button type="submit">{t('chat.send')}</Button>
    </S.Form>
  );
}
