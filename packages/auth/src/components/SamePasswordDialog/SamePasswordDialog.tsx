import { useTranslation } from '@parlor/i18n';
import { Button } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Says that the new password equals the current one and that nothing was sent. */
export function SamePasswordDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      hasCloseButton={false}
      title={t('changePassword.same_password')}
      description={t('changePassword.sameText')}
      closeLabel={common('action.close')}
      actions={<Button onClick={onClose}>{t('changePassword.sameBack')}</Button>}
    />
  );
}
