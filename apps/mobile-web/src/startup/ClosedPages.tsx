import type { Settings } from '@parlor/contract';
import { useServiceChannels } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton, Page, Text } from '@parlor/ui-kit';

/**
 * The page for a region where the site is not available. Shows the visitor's IP address and the channels of customer
 * service.
 */
export function BlockedPage({ address, channels }: { address: string; channels: Settings['customerService'] }) {
  const { t } = useTranslation();
  const [contact] = useServiceChannels(channels);
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        scene="closed"
        title={t('state.blockedTitle')}
        description={t('state.blockedText')}
        action={
          <>
            <Text tone="secondary">{t('state.yourAddress', { ip: address })}</Text>
            {contact && (
              <LinkButton href={contact.url} variant="secondary">
                {t('state.contact')}
              </LinkButton>
            )}
          </>
        }
      />
    </Page>
  );
}

/** The page during maintenance of the platform. */
export function MaintenancePage() {
  const { t } = useTranslation();
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        scene="maintenance"
        title={t('state.maintenanceTitle')}
        description={t('state.maintenanceText')}
      />
    </Page>
  );
}
