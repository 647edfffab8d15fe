import { useEffect, useRef, useState, type ReactNode } from 'react';
import { errorMessageKey, isApiError } from '@parlor/api-client';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Countdown } from '@parlor/ui-kit';
import * as S from './FormProblem.styles.ts';

/** A countdown to the next attempt. */
function Wait({ seconds }: { seconds: number }) {
  const { t } = useTranslation('auth');
  const [endsAt] = useState(() => Date.now() + seconds * 1000);
  const [isOver, setIsOver] = useState(false);
  if (isOver) return <p>{t('login.waitOver')}</p>;
  return (
    <p>
      {t('login.wait')} <Countdown label={t('login.wait')} endsAt={endsAt} onEnd={() => setIsOver(true)} />
    </p>
  );
}

interface Props {
  error: unknown;
  /** Alternatives, such as another login method. */
  children?: ReactNode;
}

/**
 * The reason why a form was refused or not sent. The live region is rendered before its text, so that screen readers
 * announce it.
 */
export function FormProblem({ error, children }: Props) {
  const { t } = useTranslation('auth');
  const message = useMessage();
  const region = useRef<HTMLDivElement>(null);
  // Each refusal restarts the countdown.
  const [shown, setShown] = useState({ error, round: 0 });
  if (shown.error !== error) setShown({ error, round: shown.round + 1 });

  // The submit button of a long form is at its end, the message at its beginning.
  useEffect(() => {
    if (error) region.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  const retryAfter = isApiError(error) ? error.value?.retryAfter : undefined;
  const isInsecure = isApiError(error) && error.code === 'network.insecure';
  return (
    <S.Region ref={region} role="alert">
      {error ? (
        <S.Words>
          {isInsecure && <strong>{t('insecureTitle')}</strong>}
          <p>{message(errorMessageKey(error))}</p>
          {isInsecure && <p>{t('insecureText')}</p>}
          {retryAfter !== undefined && <Wait key={shown.round} seconds={retryAfter} />}
          {children}
        </S.Words>
      ) : undefined}
    </S.Region>
  );
}
