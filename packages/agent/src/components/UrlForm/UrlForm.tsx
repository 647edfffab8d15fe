import { useState, type SyntheticEvent } from 'react';
import { useCreateAffiliateUrlMutation, useGetRateRangeQuery } from '@parlor/api-client';
import type { CreateAffiliateUrlBody, RateRange } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Card, ErrorState, Field, Heading, RadioGroup, Select, Skeleton, Stack } from '@parlor/ui-kit';
import { useSending } from '../../hooks/useSending.ts';
import { areRates, ratesOf, type TypedRates } from '../../model/rates.ts';
import { Form } from '../Panes/Panes.styles.ts';
import { Problem } from '../Problem/Problem.tsx';
import { RateFields } from '../RateFields/RateFields.tsx';

const dayCounts = [7, 30, 90, 365] as const;

/** Creates an affiliate URL with account type, rebates and expiry (AGT-05). */
export function UrlForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const {
    data: range,
    isError,
    isFetching,
    refetch,
  } = useGetRateRangeQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} size={16}>
          {t('url.create')}
        </Heading>
        {range && <Fields range={range} onDone={onDone} />}
        {!range && isError && (
          <ErrorState
            title={t('rates.failed')}
            retryLabel={common('action.retry')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
            headingLevel={3}
          />
        )}
        {!range && !isError && (
          <>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </>
        )}
      </Stack>
    </Card>
  );
}

function Fields({ range, onDone }: { range: RateRange; onDone: () => void }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const toast = useToast();
  const [create] = useCreateAffiliateUrlMutation();
  const sending = useSending();
  const [label, setLabel] = useState('');
  const [type, setType] = useState<CreateAffiliateUrlBody['type']>('member');
  const [days, setDays] = useState('30');
  const [typed, setTyped] = useState<TypedRates>({});

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!areRates(typed, range)) return;
    const body = { label: label.trim(), type, rates: ratesOf(typed), days: days === '' ? null : Number(days) };
    if (!(await sending.send(() => create(body)))) return;
    toast({ tone: 'success', messageKey: 'agentTeam:url.created', durationMs: toastDuration.short });
    onDone();
  };

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('url.label')}
        help={t('url.labelHelp')}
        optionalMark={t('open.optional')}
        autoComplete="off"
        maxLength={40}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <RadioGroup
        label={t('url.type')}
        direction="row"
        options={[
          { value: 'member', label: t('team.member') },
          { value: 'agent', label: t('team.agent') },
        ]}
        value={type}
        onChange={(event) => setType(event.target.value === 'agent' ? 'agent' : 'member')}
      />
      <Select
        label={t('url.days')}
        options={[
          ...dayCounts.map((count) => ({ value: String(count), label: t('url.dayCount', { count }) })),
          { value: '', label: t('url.never') },
        ]}
        value={days}
        onChange={(event) => setDays(event.target.value)}
      />
      <Heading level={3} size={16}>
        {t('url.rates')}
      </Heading>
      <RateFields range={range} typed={typed} onChange={setTyped} isValidated={false} />
      <Problem text={sending.problem} />
      <Stack direction="row" gap={2}>
        <Button variant="secondary" isFullWidth onClick={onDone}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" isFullWidth isLoading={sending.isSending}>
          {t('url.save')}
        </Button>
      </Stack>
    </Form>
  );
}
