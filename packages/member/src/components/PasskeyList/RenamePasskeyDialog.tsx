import { useRenamePasskeyMutation } from '@parlor/api-client';
import { validatePasskeyName, type Passkey } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Button, Field } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { useCheckedForm } from '../../hooks/useCheckedForm.ts';
import { SecurityForm } from '../SecurityForm/SecurityForm.tsx';

interface Props {
  passkey: Passkey;
  isOpen: boolean;
  onDone: () => void;
  onClose: () => void;
  /** Called after the closing transition. */
  onClosed: () => void;
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, isOpen, onDone, onClose, onClosed }: Props) {
  const { t } = useTranslation('security');
  const { t: common } = useTranslation();
  const [rename] = useRenamePasskeyMutation();
  const form = useCheckedForm<'name'>({
    initial: { name: passkey.name },
    check: ({ name }) => {
      const failure = validatePasskeyName(name);
      return failure ? { name: failure } : {};
    },
    send: ({ name }) => rename({ passkeyId: passkey.id, name }),
    onDone,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={t('passkeys.renameTitle')}
      closeLabel={common('action.close')}
    >
      <SecurityForm onSubmit={form.submit} problem={form.problem}>
        <Field {...form.field('name')} label={t('passkeys.name')} maxLength={40} autoComplete="off" />
        <Button type="submit" isFullWidth isLoading={form.isSending}>
          {t('profile.save')}
        </Button>
      </SecurityForm>
    </Dialog>
  );
}
