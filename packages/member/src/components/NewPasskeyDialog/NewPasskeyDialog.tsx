import { useState } from 'react';
import { useAddPasskeyMutation, useNewPasskey, usePasskeyStep } from '@parlor/api-client';
import { passkeyPurpose, validatePasskeyName } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Field } from '@parlor/ui-kit';
import { PinDialog } from '../PinDialog/PinDialog.tsx';

interface Props {
  isOpen: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Names a new passkey, asks for the payment password and creates the passkey in the browser. */
export function NewPasskeyDialog({ isOpen, onDone, onClose }: Props) {
  const { t } = useTranslation('security');
  const [name, setName] = useState('');
  const [add] = useAddPasskeyMutation();
  const newPasskey = useNewPasskey();
  const withPasskey = usePasskeyStep();
  // An invalid name must not leave an unused passkey in the browser.
  const isNamed = validatePasskeyName(name) === undefined;

  const send = async (paymentPassword: string) => {
    const created = await newPasskey();
    if ('error' in created) return created;
    const { credential } = created;
    return withPasskey(passkeyPurpose.addPasskey(), (proof) => add({ name, paymentPassword, credential, ...proof }));
  };

  return (
    <PinDialog
      isOpen={isOpen}
      title={t('passkeys.addTitle')}
      description={t('passkeys.addText')}
      submitLabel={t('passkeys.addNow')}
      canSend={isNamed}
      send={send}
      onDone={onDone}
      onClose={onClose}
      onClosed={() => setName('')}
    >
      <Field
        label={t('passkeys.name')}
        help={t('passkeys.nameHelp')}
        maxLength={40}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </PinDialog>
  );
}
