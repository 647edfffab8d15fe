import { useEffect, useRef, type ReactNode } from 'react';
import { errorMessageKey } from '@parlor/api-client';
import { useMessage } from '@parlor/i18n';
import * as S from './SecurityForm.styles.ts';

interface Props {
  /** Validates and sends the form; the browser's own checks are off. */
  onSubmit: () => Promise<void>;
  /** Why the gateway refused the form. */
  problem: unknown;
  children: ReactNode;
}

/**
 * A form of the security centre, with the gateway's refusal on top. A failed attempt focuses the first invalid field.
 */
export function SecurityForm({ onSubmit, problem, children }: Props) {
  const message = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (problem) region.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const submit = async () => {
    await onSubmit();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <S.Root
      ref={form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <S.Region ref={region} role="alert">
        {problem ? <S.Words>{message(errorMessageKey(problem))}</S.Words> : undefined}
      </S.Region>
      {children}
    </S.Root>
  );
}
