import { useId, useState, type SyntheticEvent } from 'react';
import { useGetQuotasQuery, useGiveQuotasMutation } from '@parlor/api-client';
import type { DownlineDetail, Quotas } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Card, Field, Heading, Stack, Text } from '@parlor/ui-kit';
import { useSending } from '../../hooks/useSending.ts';
import { Fields, Form } from '../Panes/Panes.styles.ts';
import { Problem } from '../Problem/Problem.tsx';

/** The remaining quotas of an agent by level, with a form to pass more on (AGT-06). */
export function QuotaForm({ member }: { member: DownlineDetail }) {
  const { t } = useTranslation('agentTeam');
  const id = useId();
  const { data: own } = useGetQuotasQuery(undefined, { skip: !member.isDirect });
  const canGive = member.isDirect && own !== undefined && own.list.length > 0;
  if (member.quotas.length === 0 && !canGive) return null;
  return (
    <Stack as="section" gap={3} labelledBy={id}>
      <Heading level={2} size={16} id={id}>
        {t('quota.title')}
      </Heading>
      <Card>
        {canGive ? (
          <GiveQuotas member={member} ownQuotas={own} />
        ) : (
          <Stack gap={1}>
            {member.quotas.map(({ percent, left }) => (
              <Text key={percent} size={14}>
                {t('quota.has', { percent, left })}
              </Text>
            ))}
          </Stack>
        )}
      </Card>
    </Stack>
  );
}

const isCount = (text: string) => /^-?\d{1,5}$/.test(text);

function GiveQuotas({ member, ownQuotas }: { member: DownlineDetail; ownQuotas: Quotas }) {
  const { t } = useTranslation('agentTeam');
  const toast = useToast();
  const [give] = useGiveQuotasMutation();
  const sending = useSending();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const has = (percent: string) => member.quotas.find((quota) => quota.percent === percent)?.left ?? 0;
  const isWrong = ({ percent, left }: Quotas['list'][number]) => {
    const text = typed[percent] ?? '';
    return text !== '' && (!isCount(text) || Number(text) > left || Number(text) < -has(percent));
  };
  const list = ownQuotas.list
    .filter((quota) => isCount(typed[quota.percent] ?? '') && Number(typed[quota.percent]) !== 0)
    .map(({ percent }) => ({ percent, count: Number(typed[percent]) }));

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (list.length === 0 || ownQuotas.list.some(isWrong)) return;
    if (!(await sending.send(() => give({ account: member.account, body: { list } })))) return;
    setTyped({});
    toast({ tone: 'success', messageKey: 'agentTeam:quota.saved', durationMs: toastDuration.success });
  };

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Text size={14} tone="secondary">
        {t('quota.giveText')}
      </Text>
      <Fields>
        {ownQuotas.list.map((quota) => (
          <Field
            key={quota.percent}
            label={t('quota.giveField', { percent: quota.percent, has: has(quota.percent), left: quota.left })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            placeholder="0"
            value={typed[quota.percent] ?? ''}
            onChange={(event) => setTyped({ ...typed, [quota.percent]: event.target.value.trim() })}
            error={isWrong(quota) ? t('quota.wrong') : undefined}
          />
        ))}
      </Fields>
      <Problem text={sending.problem} />
      <Button type="submit" variant="secondary" isFullWidth isLoading={sending.isSending} disabled={list.length === 0}>
        {t('quota.save')}
      </Button>
    </Form>
  );
}
