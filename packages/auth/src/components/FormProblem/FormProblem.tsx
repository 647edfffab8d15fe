import { useEffect, useRef } from 'react';
import { errorMessageKey, isApiError } from '@parlor/api-client';
import { useMessage, useTranslation } from '@parlor/i18n';
import * as S from './FormProblem.styles.ts';

/** Why the gateway refused a form, or why it was not sent. The region is there before its words, so that screen readers announce them. */
export function FormProblem({ error }: { error: unknown }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const message = useMessage();
  const region = useRef<HTMLDivElement>(null);

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
          {retryAfter !== undefined && <p>{t('login.wait', { seconds: retryAfter })}</p>}
        </S.Words>
      ) : undefined}
    </S.Region>
  );
}
