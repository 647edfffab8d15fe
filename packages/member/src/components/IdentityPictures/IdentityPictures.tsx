import { useState } from 'react';
import { errorMessageKey, usePutIdentityPictureMutation } from '@parlor/api-client';
import type { PictureKind } from '@parlor/contract';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Uploader, type UploadItem } from '@parlor/ui-kit';

interface Props {
  /** The pictures that the document requires. */
  kinds: readonly PictureKind[];
  /** The pictures that the gateway has stored. */
  stored: readonly PictureKind[];
  /** The missing pictures, marked after the first attempt to continue. */
  missing: readonly PictureKind[];
}

/** A field for one picture, uploaded when it is selected, with a retry. */
function PictureField({ kind, isStored, isMissing }: { kind: PictureKind; isStored: boolean; isMissing: boolean }) {
  const { t } = useTranslation('security');
  const message = useMessage();
  const [put] = usePutIdentityPictureMutation();
  const [item, setItem] = useState<UploadItem>();
  const [refused, setRefused] = useState<string>();

  const send = async (file: File) => {
    const sending: UploadItem = { id: kind, name: file.name, file };
    setRefused(undefined);
    setItem({ ...sending, progress: 0 });
    const { error } = await put({ kind, file });
    setItem({ ...sending, ...(error !== undefined && { error: message(errorMessageKey(error)) }) });
  };
  const known = item ?? (isStored ? { id: kind, name: t(`identity.picture.${kind}`) } : undefined);

  return (
    <Uploader
      label={t(`identity.picture.${kind}`)}
      help={t('identity.pictureHelp')}
      error={refused ?? (isMissing && known === undefined ? t('identity.pictureMissing') : undefined)}
      maxCount={1}
      items={known === undefined ? [] : [known]}
      texts={{
        add: t('identity.pictureAdd'),
        remove: (name) => t('identity.pictureRemove', { name }),
        replace: (name) => t('identity.pictureReplace', { name }),
        sending: (name) => t('identity.pictureSending', { name }),
      }}
      onAdd={([file]) => file && void send(file)}
      onReplace={(_id, file) => void send(file)}
      onRefuse={([first]) => first && setRefused(t(`identity.refused.${first.reason}`))}
      onRemove={() => setItem(undefined)}
    />
  );
}

/** The pictures of a document. Each is uploaded when it is selected; the gateway stores it for the check. */
export function IdentityPictures({ kinds, stored, missing }: Props) {
  return (
    <>
      {kinds.map((kind) => (
        <PictureField key={kind} kind={kind} isStored={stored.includes(kind)} isMissing={missing.includes(kind)} />
      ))}
    </>
  );
}
