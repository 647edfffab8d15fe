import type { ReactNode } from 'react';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton } from '@parlor/ui-kit';

/** Shown to a trial instead of a page that needs an account: a trial has neither money nor a password (AUTH-13). */
export function TrialRefusal(): ReactNode {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  return (
    <EmptyState
      scene="closed"
      title={t('trialRefused')}
      action={
        <>
          <LinkButton render={<Link to={paths.register} />}>{common('shell.register')}</LinkButton>
          <LinkButton variant="secondary" render={<Link to={paths.login} />}>
            {common('shell.login')}
          </LinkButton>
        </>
      }
    />
  );
}
