import { useState, type SyntheticEvent } from 'react';
import { errorMessageKey, useDisputeBillMutation } from '@parlor/api-client';
import type { BillDetail } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import { Button, Field, Heading, ListRow, RowList, Stack, writeDate } from '@parlor/ui-kit';

/** The maximum length of a message. The gateway refuses a longer one. */
const MAX_LENGTH = 1000;

/** The messages of both sides about a bill, and a field for a new one. */
export function BillMessages({ bill: { billId, messages, actions } }: { bill: BillDetail }) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const message = useMessage();
  const [text, setText] = useState('');
  const [send, { isLoading, error, reset }] = useDisputeBillMutation();
  if (messages.length === 0 && !actions.includes('dispute')) return null;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isLoading || text.trim() === '') return;
    const { data } = await send({ billId, text: text.trim() });
    if (data) setText('');
  };
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size={16}>
        {messages.length > 0 ? t('bills.messages') : t('bills.dispute')}
      </Heading>
      {messages.length > 0 && (
        <RowList label={t('bills.messages')}>
          {messages.map(({ at, by, text: written }) => (
            <ListRow
              key={`${at} ${by}`}
              title={written}
              detail={`${by} · ${writeDate(at, 'moment', { locale: tag, timeZone, length: 'medium' })}`}
            />
          ))}
        </RowList>
      )}
      {actions.includes('dispute') && (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack gap={3}>
            <Field
              label={t('bills.disputeLabel')}
              value={text}
              maxLength={MAX_LENGTH}
              error={error ? message(errorMessageKey(error)) : undefined}
              onChange={({ target }) => {
                setText(target.value);
                if (error) reset();
              }}
            />
            <Button type="submit" variant="secondary" isLoading={isLoading}>
              {t('bills.disputeSend')}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
