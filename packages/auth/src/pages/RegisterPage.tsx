import { lazy, Suspense } from 'react';
import { useTranslation } from '@parlor/i18n';
import { EmptyState, Stack } from '@parlor/ui-kit';
import { RegisterForm } from '../components/RegisterForm/RegisterForm.tsx';
import { RegistrationSettingsGate } from '../components/RegistrationSettingsGate/RegistrationSettingsGate.tsx';
import { offeredMethods } from '../model/registrationForm.ts';

const RegistrationBanners = lazy(async () => ({
  default: (await import('../components/RegistrationBanners/RegistrationBanners.tsx')).RegistrationBanners,
}));

/** Registration at /m/register, as the merchant configured it. */
export function Page() {
  const { t } = useTranslation('auth');
  return (
    <RegistrationSettingsGate>
      {(settings) =>
        offeredMethods(settings).length > 0 ? (
          <Stack gap={6}>
            <RegisterForm settings={settings} />
            {/* Below the form, which does not wait for them and does not move. */}
            <Suspense fallback={null}>
              <RegistrationBanners />
            </Suspense>
          </Stack>
        ) : (
          <EmptyState scene="closed" title={t('register.closed')} />
        )
      }
    </RegistrationSettingsGate>
  );
}
