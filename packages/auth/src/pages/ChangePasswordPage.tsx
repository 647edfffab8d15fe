import { ChangePasswordForm } from '../components/ChangePasswordForm/ChangePasswordForm.tsx';
import { RegistrationSettingsGate } from '../components/RegistrationSettingsGate/RegistrationSettingsGate.tsx';

/** Another password for one’s account, at /m/changePsw. */
export function Page() {
  return <RegistrationSettingsGate>{(settings) => <ChangePasswordForm settings={settings} />}</RegistrationSettingsGate>;
}
