import type { ReactNode } from 'react';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton } from '@parlor/ui-kit';

/**
 * What a trial finds in place of what needs an account: it holds no money, and has no password to protect (AUTH-13).
 */
export function TrialRefusal(): ReactNode {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene="closed"
      title={t('state.trialRefused')}
      action={
        <>
          <LinkButton render={<Link to={paths.register} />}>{t('shell.register')}</LinkButton>
          <LinkButton variant="secondary" render={<Link to={paths.login} />}>
            {t('shell.login')}
          </LinkButton>
        </>
      }
    />
  );
}
