import { useState, type SyntheticEvent } from 'react';
import {
  useGetAgentSettingsQuery,
  useGetRateRangeQuery,
  useListAffiliateUrlsInfiniteQuery,
  useSetAgentSettingsMutation,
} from '@parlor/api-client';
import type { AffiliateUrl, AgentSettings, RateRange } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { useAgentsPack } from '@parlor/i18n/agents';
import {
  Button,
  Card,
  Checkbox,
  ErrorState,
  Heading,
  Page as PageFrame,
  RadioGroup,
  Select,
  Skeleton,
  Stack,
} from '@parlor/ui-kit';
import { Form, Pane, Panes } from '../components/Panes/Panes.styles.ts';
import { Problem } from '../components/Problem/Problem.tsx';
import { RateFields } from '../components/RateFields/RateFields.tsx';
import { useSending } from '../hooks/useSending.ts';
import { checkRate, ratesOf, typedRates } from '../model/rates.ts';

const notices = ['newDownline', 'contract', 'bill', 'transfer'] as const;
const dayNames = { 1: 'today', 7: 'week', 30: 'month' } as const;

/** The settings of an agent at /m/set (AGT-09). */
export function Page() {
  useAgentsPack();
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const settings = useGetAgentSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const range = useGetRateRangeQuery(undefined, { refetchOnMountOrArgChange: true });
  const urls = useListAffiliateUrlsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const hasFailed = (!settings.data && settings.isError) || (!range.data && range.isError);
  const retry = () => {
    for (const query of [settings, range]) if (query.isError) void query.refetch();
  };
  return (
    <PageFrame isWide>
      {settings.data && range.data && !urls.isLoading && (
        <SettingsForm
          settings={settings.data}
          range={range.data}
          urls={urls.data?.pages.flatMap(({ list }) => list) ?? []}
        />
      )}
      {hasFailed && (
        <ErrorState
          title={t('settings.failed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={settings.isFetching || range.isFetching}
          onRetry={retry}
        />
      )}
      {!hasFailed && !(settings.data && range.data && !urls.isLoading) && (
        <Stack gap={4}>
          {['url', 'days', 'rate', 'notices'].map((key) => (
            <Stack key={key} gap={2}>
              <Skeleton width="40%" />
              <Skeleton shape="control" />
            </Stack>
          ))}
        </Stack>
      )}
    </PageFrame>
  );
}

interface Props {
  settings: AgentSettings;
  range: RateRange;
  urls: readonly AffiliateUrl[];
}

function SettingsForm({ settings, range, urls }: Props) {
  const { t } = useTranslation('agentTeam');
  const toast = useToast();
  const [save] = useSetAgentSettingsMutation();
  const sending = useSending();
  const [changed, setChanged] = useState(settings);
  const [typed, setTyped] = useState(() => typedRates(settings.presetRates));
  // A new account has promised nothing to its downlines, so its rebates have no minimum.
  const offered = { list: range.list.map((item) => ({ ...item, min: '0' })) };
  const shareable = urls.filter(({ state, code }) => state === 'ACTIVE' || code === settings.defaultUrl);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (offered.list.some((item) => checkRate(typed[item.gameType] ?? '', item) !== undefined)) return;
    if (await sending.send(() => save({ ...changed, presetRates: ratesOf(typed) })))
      toast({ tone: 'success', messageKey: 'agentTeam:settings.saved', durationMs: toastDuration.success });
  };

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Panes>
        <Pane>
          <Select
            label={t('settings.url')}
            options={[
              { value: '', label: t('settings.urlNone') },
              ...shareable.map(({ code, label }) => ({
                value: code,
                label: label === '' ? t('url.unnamed', { code }) : label,
              })),
            ]}
            value={changed.defaultUrl ?? ''}
            onChange={(event) =>
              setChanged({ ...changed, defaultUrl: event.target.value === '' ? null : event.target.value })
            }
          />
          <RadioGroup
            label={t('settings.days')}
            direction="row"
            options={([1, 7, 30] as const).map((days) => ({
              value: String(days),
              label: t(`period.${dayNames[days]}`),
            }))}
            value={String(changed.overviewDays)}
            onChange={(event) =>
              setChanged({
                ...changed,
                overviewDays: ([1, 7, 30] as const).find((days) => String(days) === event.target.value) ?? 7,
              })
            }
          />
          <Heading level={2} size={16}>
            {t('settings.notices')}
          </Heading>
          <Card>
            <Stack gap={1}>
              {notices.map((notice) => (
                <Checkbox
                  key={notice}
                  label={t(`settings.${notice}`)}
                  checked={changed.notices[notice]}
                  onChange={(event) =>
                    setChanged({ ...changed, notices: { ...changed.notices, [notice]: event.target.checked } })
                  }
                />
              ))}
            </Stack>
          </Card>
        </Pane>
        <Pane>
          <Heading level={2} size={16}>
            {t('settings.preset')}
          </Heading>
          <RateFields range={offered} typed={typed} onChange={setTyped} isValidated={false} />
        </Pane>
      </Panes>
      <Problem text={sending.problem} />
      <Button type="submit" size="large" isFullWidth isLoading={sending.isSending}>
        {t('settings.save')}
      </Button>
    </Form>
  );
}
