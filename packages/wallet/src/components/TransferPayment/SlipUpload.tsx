import { useState } from 'react';
import { errorMessageKey, useUploadDepositSlipMutation } from '@parlor/api-client';
import { MAX_PICTURE_BYTES } from '@parlor/contract';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Button, Stack, Text, Uploader, type RefusalReason } from '@parlor/ui-kit';

interface Props {
  orderId: string;
  slipsLeft: number;
}

/** Selects and uploads the picture of a slip. An unsent picture stays selected for a retry. */
export function SlipUpload({ orderId, slipsLeft }: Props) {
  const { t } = useTranslation('wallet');
  const message = useMessage();
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<RefusalReason>();
  const [progress, setProgress] = useState(0);
  const [uploadSlip, { isLoading, error, reset }] = useUploadDepositSlipMutation();
  const refusals = {
    type: t('deposit.transfer.refusedType'),
    size: t('deposit.transfer.refusedSize'),
    content: t('deposit.transfer.refusedContent'),
    count: t('deposit.transfer.refusedCount'),
  };
  const left = t('deposit.transfer.left', { count: slipsLeft });
  if (slipsLeft === 0) return <Text tone="secondary">{left}</Text>;

  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setRefused(undefined);
    reset();
  };
  const send = async () => {
    if (!file) return;
    setProgress(0);
    const answer = await uploadSlip({ orderId, picture: file, onProgress: setProgress });
    if (answer.data) setFile(undefined);
  };

  const failure = error && message(errorMessageKey(error));
  return (
    <Stack gap={3}>
      <Uploader
        label={t('deposit.transfer.slip')}
        help={`${t('deposit.transfer.slipHelp')} ${left}`}
        error={failure ?? (refused && refusals[refused])}
        texts={{
          add: t('deposit.transfer.add'),
          remove: (name) => t('deposit.transfer.remove', { name }),
          replace: (name) => t('deposit.transfer.replace', { name }),
          sending: (name) => t('deposit.transfer.sending', { name }),
        }}
        items={file ? [{ id: 'slip', name: file.name, file, ...(isLoading && { progress }) }] : []}
        onAdd={([chosen]) => choose(chosen)}
        onReplace={(_id, chosen) => choose(chosen)}
        onRemove={() => choose(undefined)}
        onRefuse={([first]) => setRefused(first?.reason)}
        maxCount={1}
        maxBytes={MAX_PICTURE_BYTES}
        isWebpAllowed
        disabled={isLoading}
      />
      {file && (
        <Button isFullWidth isLoading={isLoading} onClick={() => void send()}>
          {t(error ? 'deposit.transfer.again' : 'deposit.transfer.send')}
        </Button>
      )}
    </Stack>
  );
}
