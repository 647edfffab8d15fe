import { lazy, Suspense, useState } from 'react';
import { useGetPlayLimitsQuery } from '@parlor/api-client';
import { isBreak, limitKinds, type LimitKind, type PlayLimit, type PlayLimits } from '@parlor/contract';
import { isTrialType, Link, paths, useSession, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { TrialRefusal } from '@parlor/page-states';
import {
  Card,
  ErrorState,
  Heading,
  LinkButton,
  Page as PageFrame,
  Skeleton,
  Stack,
  Tabs,
  Text,
  writeDate,
} from '@parlor/ui-kit';
import { BreakForm } from '../components/BreakForm/BreakForm.tsx';
import { LimitRow } from '../components/LimitRow/LimitRow.tsx';
import { ReminderChoice } from '../components/PlayReminder/ReminderChoice.tsx';

const LimitDialog = lazy(async () => ({
  default: (await import('../components/LimitDialog/LimitDialog.tsx')).LimitDialog,
}));

/** A break or exclusion that has not ended. */
function Away({ exclusion: { span, until } }: { exclusion: NonNullable<PlayLimits['exclusion']> }) {
  const { t } = useTranslation('limits');
  const { tag: locale } = useLanguage();
  const { timeZone } = useSettings();
  return (
    <Card as="section" isAccented>
      <Stack gap={2}>
        <Heading level={2} size={16}>
          {until === null
            ? t('away.forGood')
            : t(isBreak(span) ? 'away.break' : 'away.exclusion', {
                time: writeDate(until, 'moment', { locale, timeZone, length: 'medium' }),
              })}
        </Heading>
        <Text size={14}>{t('away.text')}</Text>
      </Stack>
    </Card>
  );
}

function Limits({ limits }: { limits: PlayLimits }) {
  const { t } = useTranslation('limits');
  const [kind, setKind] = useState<LimitKind>('deposit');
  // Kept until the dialog has closed, so that its text does not change during the animation.
  const [change, setChange] = useState<{ isOpen: boolean; limit: PlayLimit }>();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={16}>
        {t('limitsTitle')}
      </Heading>
      <Tabs
        label={t('limitsTitle')}
        items={limitKinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
        value={kind}
        onChange={setKind}
        isFitted
      >
        <Stack gap={3}>
          <Text size={14} tone="secondary">
            {t(`help.${kind}`)}
          </Text>
          <Stack as="ul" gap={3}>
            {limits.limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitRow
                  key={limit.period}
                  limit={limit}
                  currency={limits.currency}
                  onChange={() => setChange({ isOpen: true, limit })}
                />
              ))}
          </Stack>
        </Stack>
      </Tabs>
      <Suspense fallback={null}>
        {change && (
          <LimitDialog
            key={`${change.limit.kind} ${change.limit.period}`}
            limit={change.limit}
            limits={limits}
            isOpen={change.isOpen}
            onClose={() => setChange({ ...change, isOpen: false })}
            onClosed={() => setChange(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

function Content() {
  const { t } = useTranslation('limits');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useGetPlayLimitsQuery();
  if (!data && isError)
    return (
      <ErrorState
        title={t('loadFailed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div aria-busy>
        <Skeleton width="80%" />
        <Skeleton shape="control" />
        <Skeleton shape="banner" />
        <Skeleton shape="banner" />
        <Skeleton shape="banner" />
      </div>
    );
  return (
    <>
      <Heading level={2} size={20}>
        {t('title')}
      </Heading>
      <Text tone="secondary">{t('text')}</Text>
      {data.exclusion && <Away exclusion={data.exclusion} />}
      <Limits limits={data} />
      <ReminderChoice reminder={data.reminder} />
      <BreakForm about="break" limits={data} />
      <BreakForm about="exclusion" limits={data} />
      <LinkButton variant="ghost" isFullWidth render={<Link to={paths.help('responsible')} />}>
        {t('help.centre')}
      </LinkButton>
    </>
  );
}

/** Limits, breaks and exclusions at /m/securityCenter?limits (MEM-07). Not available to trials. */
export function Page() {
  const session = useSession();
  return <PageFrame>{isTrialType(session?.type) ? <TrialRefusal /> : <Content />}</PageFrame>;
}
