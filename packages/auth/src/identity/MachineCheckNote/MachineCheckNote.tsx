import { useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Text } from '@parlor/ui-kit';

/**
 * Who makes sure that no machine has codes sent, where the identity provider sends them; in the place of the badge that
 * would lie over the page.
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
