import { useState, type SyntheticEvent } from 'react';
import { useGetQuotasQuery, useGetRateRangeQuery, useSetDownlineRatesMutation } from '@parlor/api-client';
import type { DownlineDetail, RateRange } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useGameTypeName, useTranslation } from '@parlor/i18n';
import { Button, Card, ErrorState, Heading, Skeleton, Stack, Table, Text } from '@parlor/ui-kit';
import { useSending } from '../../hooks/useSending.ts';
import { areRates, ratesOf, typedRates } from '../../model/rates.ts';
import { Form } from '../Panes/Panes.styles.ts';
import { Problem } from '../Problem/Problem.tsx';
import { RateFields } from '../RateFields/RateFields.tsx';

/** The rebates of an account; the direct upline changes them within its allowed range (AGT-03, AGT-06). */
export function RatesForm({ member }: { member: DownlineDetail }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const nameOf = useGameTypeName();
  const [isOpen, setIsOpen] = useState(false);
  const range = useGetRateRangeQuery(member.account, { skip: !isOpen, refetchOnMountOrArgChange: true });
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={16}>
        {t('team.rates')}
      </Heading>
      {!isOpen && member.rates.length === 0 && (
        <Text size={14} tone="secondary">
          {t('rates.none')}
        </Text>
      )}
      {!isOpen && member.rates.length > 0 && (
        <Table
          caption={t('team.rates')}
          rows={member.rates}
          getKey={({ gameType }) => gameType}
          columns={[
            { id: 'game', header: t('games.game'), isRowName: true, render: ({ gameType }) => nameOf(gameType) },
            { id: 'rate', header: t('team.rates'), align: 'end', render: ({ percent }) => `${percent}%` },
          ]}
        />
      )}
      {!isOpen && member.isDirect && (
        <Button variant="secondary" isFullWidth onClick={() => setIsOpen(true)}>
          {t('rates.change')}
        </Button>
      )}
      {isOpen && !range.data && range.isError && (
        <ErrorState
          title={t('rates.failed')}
          retryLabel={common('action.retry')}
          isRetrying={range.isFetching}
          onRetry={() => void range.refetch()}
          headingLevel={3}
        />
      )}
      {isOpen && !range.data && !range.isError && <Skeleton shape="control" />}
      {isOpen && range.data && (
        <Card>
          <Fields member={member} range={range.data} onDone={() => setIsOpen(false)} />
        </Card>
      )}
    </Stack>
  );
}

function Fields({ member, range, onDone }: { member: DownlineDetail; range: RateRange; onDone: () => void }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const toast = useToast();
  const { data: quotas } = useGetQuotasQuery();
  const [save] = useSetDownlineRatesMutation();
  const sending = useSending();
  const [typed, setTyped] = useState(() => typedRates(member.rates));

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!areRates(typed, range)) return;
    if (!(await sending.send(() => save({ account: member.account, rates: ratesOf(typed) })))) return;
    toast({ tone: 'success', messageKey: 'agentTeam:rates.saved', durationMs: toastDuration.success });
    onDone();
  };

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <RateFields range={range} typed={typed} onChange={setTyped} isValidated />
      <Text size={14} tone="secondary">
        {t('rates.note')}{' '}
        {quotas && t(quotas.list.length === 0 ? 'rates.quotaNone' : 'rates.quota', { percent: quotas.unlimitedUpTo })}
      </Text>
      <Problem text={sending.problem} />
      <Stack direction="row" gap={2}>
        <Button variant="secondary" isFullWidth onClick={onDone}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" isFullWidth isLoading={sending.isSending}>
          {t('rates.save')}
        </Button>
      </Stack>
    </Form>
  );
}
