import { useRef, type ReactNode } from 'react';
import { useFieldInView } from '../../hooks/useFieldInView.ts';
import * as S from './AccountForm.styles.ts';

interface Props {
  /** Judges and sends the form; the browser's own checks are off. */
  onSubmit: () => Promise<void>;
  /** Called when something in it gets the focus: the moment to prepare what sending will take. */
  onFocus?: () => void;
  children: ReactNode;
}

/** A form of accounts: its parts one below the other, and the field that is typed into in view of the keyboard. */
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
