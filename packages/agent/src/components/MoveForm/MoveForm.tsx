import { useId, useState, type SyntheticEvent } from 'react';
import { useCancelDownlineMoveMutation, useMoveDownlineMutation } from '@parlor/api-client';
import type { DownlineDetail } from '@parlor/contract';
import { formatDay, toastDuration, useGatewayNow, useSettings, useToast } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, Card, Field, Heading, Stack, Text, writeDate } from '@parlor/ui-kit';
import { useSending } from '../../hooks/useSending.ts';
import { addDays } from '../../model/span.ts';
import { Fields, Form } from '../Panes/Panes.styles.ts';
import { Problem } from '../Problem/Problem.tsx';

/** Moves a direct downline below another agent of the team from a given day, or cancels a pending move. */
export function MoveForm({ member }: { member: DownlineDetail }) {
  const { t } = useTranslation('agentTeam');
  const id = useId();
  return (
    <Stack as="section" gap={3} labelledBy={id}>
      <Heading level={2} size={16} id={id}>
        {t('move.title')}
      </Heading>
      <Card>{member.move ? <Waiting member={member} move={member.move} /> : <Plan member={member} />}</Card>
    </Stack>
  );
}

function Waiting({ member, move }: { member: DownlineDetail; move: NonNullable<DownlineDetail['move']> }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const toast = useToast();
  const [cancel] = useCancelDownlineMoveMutation();
  const sending = useSending();
  const handleCancel = async () => {
    if (await sending.send(() => cancel(member.account)))
      toast({ tone: 'success', messageKey: 'agentTeam:move.cancelled', durationMs: toastDuration.short });
  };
  return (
    <Stack gap={3}>
      <Text>
        {t('move.waits', {
          to: move.to,
          day: writeDate(Date.parse(move.from), 'date', { locale: tag, timeZone: 'UTC', length: 'medium' }),
        })}
      </Text>
      <Problem text={sending.problem} />
      <Button variant="secondary" isFullWidth isLoading={sending.isSending} onClick={() => void handleCancel()}>
        {t('move.cancel')}
      </Button>
    </Stack>
  );
}

function Plan({ member }: { member: DownlineDetail }) {
  const { t } = useTranslation('agentTeam');
  const { timeZone } = useSettings();
  const tomorrow = addDays(formatDay(useGatewayNow()(), timeZone), 1);
  const toast = useToast();
  const [move] = useMoveDownlineMutation();
  const sending = useSending();
  const [to, setTo] = useState('');
  const [from, setFrom] = useState(tomorrow);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (to.trim() === '' || from === '') return;
    if (await sending.send(() => move({ account: member.account, body: { to: to.trim(), from } })))
      toast({ tone: 'success', messageKey: 'agentTeam:move.saved', durationMs: toastDuration.short });
  };

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Fields>
        <Field
          label={t('move.to')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          help={t('move.toHelp')}
        />
        <Field
          label={t('move.from')}
          type="date"
          min={tomorrow}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          help={t('move.fromHelp')}
        />
      </Fields>
      <Problem text={sending.problem} />
      <Button
        type="submit"
        variant="secondary"
        isFullWidth
        isLoading={sending.isSending}
        disabled={to.trim() === '' || from === ''}
      >
        {t('move.save')}
      </Button>
    </Form>
  );
}
