import type { FeatureDialogProps } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Dialog } from '@parlor/ui-kit/dialog';
import { PhoneResetForm } from '../PhoneResetForm/PhoneResetForm.tsx';
import { RegistrationSettingsGate } from '../RegistrationSettingsGate/RegistrationSettingsGate.tsx';

interface Props extends FeatureDialogProps {
  /** The new password is set; the dialog closes by itself. */
  onDone?: () => void;
}

/** A new password by a code on the phone, over whatever page the player is on. */
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
