import { useEffect, useRef, useState, type ReactNode } from 'react';
import { errorMessageKey, isApiError } from '@parlor/api-client';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Countdown } from '@parlor/ui-kit';
import * as S from './FormProblem.styles.ts';

/** How long is left until the next try, second by second. */
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
  /** What helps out of it, such as another way in. */
  children?: ReactNode;
}

/**
 * Why the gateway refused a form, or why it was not sent. The region is there before its words, so that screen readers
 * announce them.
 */
export function FormProblem({ error, children }: Props) {
  const { t: common } = useTranslation();
  const message = useMessage();
  const region = useRef<HTMLDivElement>(null);
  // Each refusal counts down anew.
  const [told, setTold] = useState({ error, round: 0 });
  if (told.error !== error) setTold({ error, round: told.round + 1 });

  // A long form is sent from its end, and the words stand at its beginning.
  useEffect(() => {
    if (error) region.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  const retryAfter = isApiError(error) ? error.value?.retryAfter : undefined;
  const isInsecure = isApiError(error) && error.code === 'network.insecure';
  return (
    <S.Region ref={region} role="alert">
      {error ? (
        <S.Words>
          {isInsecure && <strong>{common('state.insecureTitle')}</strong>}
          <p>{message(errorMessageKey(error))}</p>
          {isInsecure && <p>{common('state.insecureText')}</p>}
          {retryAfter !== undefined && <Wait key={told.round} seconds={retryAfter} />}
          {children}
        </S.Words>
      ) : undefined}
    </S.Region>
  );
}
