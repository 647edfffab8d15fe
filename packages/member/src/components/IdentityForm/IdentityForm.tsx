import { useState } from 'react';
import { useSendIdentityMutation } from '@parlor/api-client';
import {
  dayIn,
  documentTypes,
  picturesOf,
  validateIdentity,
  type DocumentType,
  type Identity,
  type PictureKind,
} from '@parlor/contract';
import { useGatewayNow, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Field, Select, Text } from '@parlor/ui-kit';
import { useCheckedForm } from '../../hooks/useCheckedForm.ts';
import { IdentityPictures } from '../IdentityPictures/IdentityPictures.tsx';
import { SecurityForm } from '../SecurityForm/SecurityForm.tsx';

interface Props {
  identity: Identity;
  onDone: () => void;
}

/** The fields of an identity check, and pictures of the document. */
export function IdentityForm({ identity, onDone }: Props) {
  const { t } = useTranslation('security');
  const { timeZone } = useSettings();
  const now = useGatewayNow();
  const [send] = useSendIdentityMutation();
  const [missing, setMissing] = useState<PictureKind[]>([]);
  const today = dayIn(timeZone, now());
  const form = useCheckedForm<'name' | 'documentType' | 'documentNumber' | 'birthDate'>({
    initial: { name: '', documentType: documentTypes[0], documentNumber: '', birthDate: '' },
    check: (values) =>
      validateIdentity(
        { ...values, documentType: values.documentType as DocumentType },
        { today, minimumAge: identity.minimumAge },
      ),
    send: (values) => send({ ...values, documentType: values.documentType as DocumentType }),
    onDone,
  });
  const kinds = picturesOf(form.values.documentType as DocumentType);
  const submit = () => {
    setMissing(kinds.filter((kind) => !identity.pictures.includes(kind)));
    return form.submit();
  };
  return (
    <SecurityForm onSubmit={submit} problem={form.problem}>
      <Text tone="secondary">{t('identity.text')}</Text>
      <Field {...form.field('name')} label={t('identity.name')} help={t('identity.nameHelp')} autoComplete="name" />
      <Select
        {...form.field('documentType')}
        label={t('identity.document')}
        options={documentTypes.map((type) => ({ value: type, label: t(`identity.type.${type}`) }))}
      />
      <Field
        {...form.field('documentNumber')}
        label={t('identity.number')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        {...form.field('birthDate')}
        label={t('identity.birthDate')}
        type="date"
        min="1900-01-01"
        max={today}
        autoComplete="bday"
      />
      <IdentityPictures kinds={kinds} stored={identity.pictures} missing={missing} />
      <Text size={14} tone="secondary">
        {t('identity.privacy')}
      </Text>
      <Button type="submit" size="large" isFullWidth isLoading={form.isSending}>
        {t('identity.send')}
      </Button>
    </SecurityForm>
  );
}
