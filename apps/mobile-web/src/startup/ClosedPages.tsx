import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { WrenchIcon } from '@phosphor-icons/react/dist/csr/Wrench';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton, Page, Text } from '@parlor/ui-kit';

/** The site is not offered where the visitor is; shows the address that was judged, and how to ask. */
export function BlockedPage({ address, contact }: { address: string; contact: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Page>
      <EmptyState
        headingLevel={2}
        icon={<ProhibitIcon />}
        title={t('state.blockedTitle')}
        description={t('state.blockedText')}
        action={
          <>
            <Text tone="secondary">{t('state.yourAddress', { ip: address })}</Text>
            {contact !== undefined && <LinkButton href={contact} variant="secondary">{t('state.contact')}</LinkButton>}
          </>
        }
      />
    </Page>
  );
}

/** The platform is being worked on. */
export function MaintenancePage() {
  const { t } = useTranslation();
  return (
    <Page>
      <EmptyState icon={<WrenchIcon />} title={t('state.maintenanceTitle')} description={t('state.maintenanceText')} />
    </Page>
  );
}
