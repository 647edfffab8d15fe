import { useState, type SyntheticEvent } from 'react';
import { errorMessageKey, useSendFeedbackMutation } from '@parlor/api-client';
import { feedbackKinds } from '@parlor/contract';
import { forgetDraft, storeDraft, readDraft, toastDuration, useToast } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Button, Card, Heading, RadioGroup, Stack } from '@parlor/ui-kit';
import { LongTextField } from '../LongTextField/LongTextField.tsx';

const DRAFT = 'feedback';
type Kind = (typeof feedbackKinds)[number];

const kindOf = (value: string | undefined): Kind | undefined => feedbackKinds.find((kind) => kind === value);

/** The feedback form, with the merchant's limits in characters. The input remains until it is sent. */
export function FeedbackForm({ minLength, maxLength }: { minLength: number; maxLength: number }) {
  const { t } = useTranslation('support');
  const message = useMessage();
  const toast = useToast();
  const [send, { isLoading, error, reset }] = useSendFeedbackMutation();
  const [kind, setKind] = useState<Kind>(() => kindOf(readDraft(DRAFT)['kind']) ?? 'suggestion');
  const [text, setText] = useState(() => readDraft(DRAFT)['text'] ?? '');
  // All attempts of a text share an id, so that a retry after a lost answer creates no duplicate.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [isChecked, setIsChecked] = useState(false);
  const { length } = text.trim();
  const problem =
    length < minLength
      ? t('feedback.tooShort', { min: minLength })
      : length > maxLength
        ? t('feedback.tooLong', { max: maxLength })
        : undefined;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isLoading || problem !== undefined) return;
    const { data } = await send({ id, kind, text: text.trim() });
    if (!data) return;
    toast({ tone: 'success', messageKey: 'support:feedback.sent', durationMs: toastDuration.success });
    forgetDraft(DRAFT);
    setText('');
    setId(crypto.randomUUID());
    setIsChecked(false);
  };
  return (
    <Card as="section">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <Heading level={2} size={16}>
            {t('feedback.title')}
          </Heading>
          <RadioGroup
            label={t('feedback.kind')}
            value={kind}
            options={feedbackKinds.map((value) => ({ value, label: t(`feedback.kinds.${value}`) }))}
            onChange={({ target }) => {
              setKind(kindOf(target.value) ?? kind);
              storeDraft(DRAFT, { kind: target.value });
            }}
          />
          <LongTextField
            label={t('feedback.label')}
            help={t('feedback.help', { min: minLength, max: maxLength })}
            rows={5}
            value={text}
            error={error ? message(errorMessageKey(error)) : isChecked ? problem : undefined}
            onChange={({ target }) => {
              setText(target.value);
              storeDraft(DRAFT, { text: target.value });
              if (error) reset();
            }}
          />
          <Button type="submit" isLoading={isLoading}>
            {t('feedback.send')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
