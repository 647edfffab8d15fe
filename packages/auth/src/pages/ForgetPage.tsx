import { Link, useLocation } from 'react-router';
import { paths, useSwitch } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton } from '@parlor/ui-kit';
import { ServiceLinks } from '../components/ServiceLinks/ServiceLinks.tsx';

/** A forgotten password at /m/forget: who sets a new one, and the way back to the login. */
export function Page() {
  const { t } = useTranslation('auth');
  const hasEmail = useSwitch('emailRetrieval');
  const hasPhone = useSwitch('phoneRetrieval');
  const { state } = useLocation();
  const isOpen = hasEmail || hasPhone;
  return (
    <EmptyState
      scene={isOpen ? 'messages' : 'closed'}
      title={isOpen ? t('forget.soon') : t('forget.off')}
      description={isOpen ? t('forget.soonText') : t('forget.offText')}
      action={
        <>
          <LinkButton render={<Link to={paths.login} state={state} />}>{t('forget.toLogin')}</LinkButton>
          <ServiceLinks />
        </>
      }
    />
  );
}
