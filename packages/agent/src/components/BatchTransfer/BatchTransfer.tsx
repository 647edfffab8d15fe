import { useState, type SyntheticEvent } from 'react';
import { useCreateBatchTransferMutation, usePreviewBatchTransferMutation } from '@parlor/api-client';
import type { BatchPreview, BatchTransfer as Sent, TransferTerms } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, formatMoney, Stack } from '@parlor/ui-kit';
import { useMoneyIntent } from '../../hooks/useMoneyIntent.ts';
import { useSending } from '../../hooks/useSending.ts';
import { LinesField } from '../LinesField/LinesField.tsx';
import { Form } from '../Panes/Panes.styles.ts';
import { Problem } from '../Problem/Problem.tsx';
import { TransferPin } from '../TransferForm/TransferPin.tsx';
import { BatchLines } from './BatchLines.tsx';

/** Returns the valid or the invalid lines of a checked text, without empty lines. */
function linesOf(text: string, preview: BatchPreview, isGood: boolean): string {
  const matchingLines = new Set(
    preview.lines.filter(({ error }) => (error === null) === isGood).map(({ line }) => line),
  );
  return text
    .split(/\r\n|\n|\r/)
    .filter((_line, index) => matchingLines.has(index + 1))
    .join('\n');
}

/**
 * Transfers to many accounts (AGT-04). The lines are checked first, and each invalid one shows the reason. Either all
 * valid lines are sent or none. Invalid lines stay in the text for correction.
 */
export function BatchTransfer({ terms }: { terms: TransferTerms }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const toast = useToast();
  const [check] = usePreviewBatchTransferMutation();
  const [create] = useCreateBatchTransferMutation();
  const checking = useSending();
  const intent = useMoneyIntent<Sent>();
  const [text, setText] = useState('');
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [preview, setPreview] = useState<BatchPreview>();
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);

  const change = (next: string) => {
    setText(next);
    setIsTooLarge(false);
    setPreview(undefined);
    checking.forget();
    intent.renew();
  };
  const checkText = (requestedText: string) =>
    checking.send(async () => {
      const answer = await check(requestedText);
      if (answer.data) setPreview(answer.data);
      return answer;
    });
  const drop = async (checked: BatchPreview) => {
    const good = linesOf(text, checked, true);
    change(good);
    await checkText(good);
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!preview) {
      if (text.trim() !== '') await checkText(text);
      return;
    }
    setWasSent(true);
    if (password === '' || preview.count === 0 || !preview.isCovered) return;
    const lines = preview.lines
      .filter(({ error }) => error === null)
      .map(({ to, amount, note }) => ({ to, amount, note }));
    const done = await intent.send((idempotencyKey) =>
      create({ body: { lines, paymentPassword: password }, idempotencyKey }),
    );
    setPassword('');
    setWasSent(false);
    if (!done) return;
    setText(linesOf(text, preview, false));
    setPreview(undefined);
    toast({
      tone: 'success',
      messageKey: 'agentTeam:transfer.batchDone',
      values: { count: done.count, total: formatMoney(done.total, { currency: done.currency, locale: tag }) },
      durationMs: toastDuration.short,
    });
  };

  const total = preview && formatMoney(preview.total, { currency: preview.currency, locale: tag });
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <LinesField
        value={text}
        maxLines={terms.maxLines}
        onChange={change}
        onTooLarge={() => setIsTooLarge(true)}
        error={isTooLarge ? t('transfer.fileTooLarge') : checking.problem}
      />
      {preview && <BatchLines preview={preview} onDrop={() => void drop(preview)} />}
      {preview && preview.count > 0 && preview.isCovered && (
        <Stack gap={4}>
          <TransferPin
            value={password}
            onChange={setPassword}
            error={
              intent.isPasswordProblem
                ? intent.problem
                : wasSent && password === ''
                  ? t('transfer.required')
                  : undefined
            }
          />
          <Problem text={intent.isPasswordProblem ? undefined : intent.problem} />
          <Button type="submit" size="large" isFullWidth isLoading={intent.isSending}>
            {t('transfer.submitBatch', { count: preview.count, total: total ?? '' })}
          </Button>
        </Stack>
      )}
      {!preview && (
        <Button type="submit" size="large" isFullWidth isLoading={checking.isSending} disabled={text.trim() === ''}>
          {t('transfer.check')}
        </Button>
      )}
    </Form>
  );
}
