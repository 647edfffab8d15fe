import { useRef, type ReactNode } from 'react';
import { useFieldInView } from '../../hooks/useFieldInView.ts';
import * as S from './AccountForm.styles.ts';

interface Props {
  /** Validates and sends the form. The browser's own validation is off. */
  onSubmit: () => Promise<void>;
  /** Called when a field receives the focus, so that the bot check can be prepared. */
  onFocus?: () => void;
  children: ReactNode;
}

/** An account form in one column. Keeps the focused field visible above the keyboard. */
export function AccountForm({ onSubmit, onFocus, children }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useFieldInView(element);
  return (
    <S.Root
      ref={element}
      noValidate
      {...(onFocus && { onFocus })}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </S.Root>
  );
}
