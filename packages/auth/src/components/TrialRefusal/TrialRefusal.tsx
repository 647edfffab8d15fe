import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton } from '@parlor/ui-kit';

/** What a trial finds in place of a changed password: it has none. */
export function TrialRefusal() {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  return (
    <EmptyState
      scene="closed"
      title={t('trial.refused')}
      action={
        <>
          <LinkButton render={<Link to={paths.register} />}>{common('shell.register')}</LinkButton>
          <LinkButton variant="secondary" render={<Link to={paths.login} />}>{common('shell.login')}</LinkButton>
        </>
      }
    />
  );
}
