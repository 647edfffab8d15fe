import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from '@parlor/i18n';
import { IconButton } from '@parlor/ui-kit';
import * as S from './SearchBox.styles.ts';

/** The debounce of the search, in ms. */
const SEARCH_DEBOUNCE_MS = 500;
const MAX_LENGTH = 60;

export interface SearchBoxProps {
  /** The current search term. */
  value: string;
  onSearch: (name: string) => void;
  hasAutoFocus?: boolean;
  /** A ref of the field, for a popup that manages the focus. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A search by name. It is sent after a debounce, or at once by Enter. */
export function SearchBox({ value, onSearch, hasAutoFocus = false, inputRef }: SearchBoxProps) {
  const { t } = useTranslation('games');
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  // A search term that changed elsewhere (a removed chip, Back) replaces the input.
  if (value !== sent) {
    setSent(value);
    setText(value);
  }

  const send = (name: string) => {
    const trimmed = name.trim();
    if (trimmed === sent) return;
    setSent(trimmed);
    onSearch(trimmed);
  };
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  useEffect(() => {
    const timer = setTimeout(() => latestSend.current(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    if (hasAutoFocus) input.current?.focus({ preventScroll: true });
  }, [hasAutoFocus, input]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
    // Closes the on-screen keyboard, which covers the results.
    input.current?.blur();
  };
  const clear = () => {
    setText('');
    send('');
    input.current?.focus();
  };

  return (
    <S.Root>
      <S.Form onSubmit={submit}>
        <S.Sign aria-hidden>
          <MagnifyingGlassIcon />
        </S.Sign>
        <S.Input
          ref={input}
          type="search"
          enterKeyHint="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {text !== '' && (
          <S.Clear>
            <IconButton label={t('search.clear')} onClick={clear}>
              <XIcon />
            </IconButton>
          </S.Clear>
        )}
      </S.Form>
    </S.Root>
  );
}
