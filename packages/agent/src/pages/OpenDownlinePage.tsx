import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import {
  useGetAgentSettingsQuery,
  useGetQuotasQuery,
  useGetRateRangeQuery,
  useOpenDownlineMutation,
} from '@parlor/api-client';
import type { AgentSettings, OpenDownlineBody, RateRange } from '@parlor/contract';
import { paths, toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useAgentsPack } from '@parlor/i18n/agents';
import {
  Button,
  ErrorState,
  Field,
  Heading,
  Page as PageFrame,
  PasswordField,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
} from '@parlor/ui-kit';
import { Form, Pane, Panes } from '../components/Panes/Panes.styles.ts';
import { Problem } from '../components/Problem/Problem.tsx';
import { RateFields } from '../components/RateFields/RateFields.tsx';
import { useSending } from '../hooks/useSending.ts';
import { areRates, checkRate, ratesOf, typedRates } from '../model/rates.ts';

/** Opens an account below the agent, at /m/agent/open (AGT-03, AGT-06). */
export function Page() {
  useAgentsPack();
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const range = useGetRateRangeQuery(undefined, { refetchOnMountOrArgChange: true });
  const settings = useGetAgentSettingsQuery();
  return (
    <PageFrame isWide>
      {range.data && !settings.isLoading && <OpenForm range={range.data} preset={settings.data?.presetRates ?? []} />}
      {!range.data && range.isError && (
        <ErrorState
          title={t('rates.failed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={range.isFetching}
          onRetry={() => void range.refetch()}
        />
      )}
      {!range.isError && (!range.data || settings.isLoading) && (
        <Stack gap={4}>
          {['type', 'name', 'password', 'nickname', 'rate1', 'rate2'].map((key) => (
            <Stack key={key} gap={1}>
              <Skeleton width="30%" />
              <Skeleton shape="control" />
            </Stack>
          ))}
        </Stack>
      )}
    </PageFrame>
  );
}

/** Returns the preset rebates that are still allowed. */
function presetOf({ list }: RateRange, preset: AgentSettings['presetRates']) {
  return typedRates(
    preset.filter(({ gameType, percent }) => {
      const allowed = list.find((entry) => entry.gameType === gameType);
      return allowed !== undefined && checkRate(percent, allowed) === undefined;
    }),
  );
}

function OpenForm({ range, preset }: { range: RateRange; preset: AgentSettings['presetRates'] }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const { data: quotas } = useGetQuotasQuery();
  const [open] = useOpenDownlineMutation();
  const sending = useSending();
  const [type, setType] = useState<OpenDownlineBody['type']>('member');
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [nickname, setNickname] = useState('');
  const [typed, setTyped] = useState(() => presetOf(range, preset));
  const [wasSent, setWasSent] = useState(false);
  const missing = (text: string) => (wasSent && text.trim() === '' ? t('open.required') : undefined);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (account.trim() === '' || password === '' || !areRates(typed, range)) return;
    const body = { account: account.trim(), password, nickname: nickname.trim(), type, rates: ratesOf(typed) };
    if (!(await sending.send(() => open(body)))) return;
    toast({ tone: 'success', messageKey: 'agentTeam:open.done', durationMs: toastDuration.short });
    void navigate(paths.agentMember(body.account.toLowerCase()), { replace: true });
  };

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Panes>
        <Pane>
          <RadioGroup
            label={t('open.type')}
            options={[
              { value: 'member', label: t('team.member'), help: t('open.memberHelp') },
              { value: 'agent', label: t('team.agent'), help: t('open.agentHelp') },
            ]}
            value={type}
            onChange={(event) => setType(event.target.value === 'agent' ? 'agent' : 'member')}
          />
          <Field
            label={t('open.username')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
            help={t('open.usernameHelp')}
            error={missing(account)}
            isRequired
          />
          <PasswordField
            label={t('open.password')}
            autoComplete="new-password"
            maxLength={256}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            help={t('open.passwordHelp')}
            error={missing(password)}
            showLabel={common('action.show')}
            hideLabel={common('action.hide')}
            isRequired
          />
          <Field
            label={t('open.nickname')}
            optionalMark={t('open.optional')}
            autoComplete="off"
            maxLength={40}
            value={nickname}
            onChange={(event) => setNickname(event.target.value)}
          />
        </Pane>
        <Pane>
          <Heading level={2} size={16}>
            {t('open.rates')}
          </Heading>
          <RateFields range={range} typed={typed} onChange={setTyped} isValidated={wasSent} />
          {quotas && (
            <Text size={14} tone="secondary">
              {t(quotas.list.length === 0 ? 'rates.quotaNone' : 'rates.quota', { percent: quotas.unlimitedUpTo })}{' '}
              {quotas.list
                .map(({ percent, left, granted }) => `${percent}%: ${t('quota.leftOf', { left, granted })}`)
                .join('; ')}
            </Text>
          )}
        </Pane>
      </Panes>
      <Problem text={sending.problem} />
      <Button type="submit" size="large" isFullWidth isLoading={sending.isSending}>
        {t('open.submit')}
      </Button>
    </Form>
  );
}
