import { useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Text } from '@parlor/ui-kit';

/**
 * Names the service that keeps bots from requesting codes, if the identity provider sends the codes. Replaces the
 * service's badge, which would cover the page.
 */
export function MachineCheckNote() {
  const { t } = useTranslation('auth');
  const { identityProvider, smsCodes } = useSettings();
  return identityProvider !== null && smsCodes === 'provider' ? (
    <Text size={12} tone="secondary">
      {t('social.machineCheck')}
    </Text>
  ) : null;
}
