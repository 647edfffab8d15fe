import { useTranslation } from '@parlor/i18n';
import { EmptyState } from '@parlor/ui-kit';
import { RegisterForm } from '../components/RegisterForm/RegisterForm.tsx';
import { RegistrationSettingsGate } from '../components/RegistrationSettingsGate/RegistrationSettingsGate.tsx';
import { offeredMethods } from '../model/registrationForm.ts';

/** Registration at /m/register, as the merchant configured it. */
export function Page() {
  const { t } = useTranslation('auth');
  return (
    <RegistrationSettingsGate>
      {(settings) =>
        offeredMethods(settings).length > 0 ? (
          <RegisterForm settings={settings} />
        ) : (
          <EmptyState scene="closed" title={t('register.closed')} />
        )
      }
    </RegistrationSettingsGate>
  );
}
