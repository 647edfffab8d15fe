import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image';
import { useRef, useState, type ChangeEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import { CHAT_TEXT_MAX } from '@parlor/contract';
import { forgetDraft, storeDraft, readDraft } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, IconButton, IMAGE_MAX_BYTES } from '@parlor/ui-kit';
import { LongTextField } from '../LongTextField/LongTextField.tsx';
import * as S from './ChatComposer.styles.ts';

const DRAFT = 'chat';
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

interface ChatComposerProps {
  onSend: (text: string) => void;
  onPicture: (picture: File) => void;
  /** Called while the player types. */
  onTyping: () => void;
}

/** The input for a message or a picture. Unsent input is restored after a reload. */
export function ChatComposer({ onSend, onPicture, onTyping }: ChatComposerProps) {
  const { t } = useTranslation('support');
  const [text, setText] = useState(() => readDraft(DRAFT)['text'] ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const words = text.trim();
  const isTooLong = words.length > CHAT_TEXT_MAX;
  const error = isTooLong
    ? t('chat.tooLong', { count: CHAT_TEXT_MAX })
    : isRefused
      ? t('chat.pictureRefused')
      : undefined;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (words === '' || isTooLong) return;
    onSend(words);
    setText('');
    forgetDraft(DRAFT);
  };
  /** Enter sends if there is a keyboard with Shift for a new line, but not during text composition. */
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows the same file to be selected again.
    target.value = '';
    if (!file) return;
    const isAccepted = PICTURE_TYPES.includes(file.type) && file.size <= IMAGE_MAX_BYTES;
    setIsRefused(!isAccepted);
    if (isAccepted) onPicture(file);
  };
  return (
    <S.Form onSubmit={submit} noValidate>
      <LongTextField
        label={t('chat.label')}
        rows={2}
        value={text}
        error={error}
        onKeyDown={sendOnEnter}
        onChange={({ target }) => {
          setText(target.value);
          setIsRefused(false);
          storeDraft(DRAFT, { text: target.value });
          if (target.value !== '') onTyping();
        }}
      />
      <S.Acts>
        <IconButton label={t('chat.attach')} variant="raised" onClick={() => picker.current?.click()}>
          <ImageIcon />
        </IconButton>
        <input
          ref={picker}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          hidden
          aria-label={t('chat.attach')}
          onChange={choose}
        />
        <Button type="submit" isFullWidth>
          {t('chat.send')}
        </Button>
      </S.Acts>
    </S.Form>
  );
}
