import type { Settings } from '@parlor/contract';
import { useServiceChannels } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, LinkButton, Page, Text } from '@parlor/ui-kit';

/**
 * The site is not offered in the visitor's region; shows the checked IP address, and how to contact customer service.
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

/** The platform is being worked on. */
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
