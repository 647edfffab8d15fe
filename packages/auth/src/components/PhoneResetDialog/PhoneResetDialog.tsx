import type { FeatureDialogProps } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Dialog } from '@parlor/ui-kit/dialog';
import { PhoneResetForm } from '../PhoneResetForm/PhoneResetForm.tsx';
import { RegistrationSettingsGate } from '../RegistrationSettingsGate/RegistrationSettingsGate.tsx';

interface Props extends FeatureDialogProps {
  /** Called when the password is set. The dialog closes itself. */
  onDone?: () => void;
}

/** A dialog that resets the password by an SMS code. */
export function PhoneResetDialog({ isOpen, onClose, onDone }: Props) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  const finish = () => {
    onClose();
    onDone?.();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('forget.phoneTitle')} closeLabel={common('action.close')}>
      <RegistrationSettingsGate>
        {(settings) => <PhoneResetForm settings={settings} onDone={finish} />}
      </RegistrationSettingsGate>
    </Dialog>
  );
}
