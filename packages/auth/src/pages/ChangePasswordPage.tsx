import { Link } from 'react-router';
import { paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton } from '@parlor/ui-kit';
import { ServiceLinks } from '../components/ServiceLinks/ServiceLinks.tsx';

/** Another password for one’s account, at /m/changePsw. */
export function Page() {
  const { t } = useTranslation('auth');
  return (
    <EmptyState
      scene="closed"
      title={t('changePassword.soon')}
      description={t('changePassword.soonText')}
      action={
        <>
          <LinkButton render={<Link to={paths.memberHome} />}>{t('changePassword.way')}</LinkButton>
          <ServiceLinks />
        </>
      }
    />
  );
}
