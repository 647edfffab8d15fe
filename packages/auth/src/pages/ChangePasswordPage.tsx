import { isTrialType, useSession } from '@parlor/core';
import { ChangePasswordForm } from '../components/ChangePasswordForm/ChangePasswordForm.tsx';
import { RegistrationSettingsGate } from '../components/RegistrationSettingsGate/RegistrationSettingsGate.tsx';
import { TrialRefusal } from '@parlor/page-states';

/** The change of the password at /m/changePsw. */
export function Page() {
  const session = useSession();
  if (isTrialType(session?.type)) return <TrialRefusal />;
  return (
    <RegistrationSettingsGate>{(settings) => <ChangePasswordForm settings={settings} />}</RegistrationSettingsGate>
  );
}
