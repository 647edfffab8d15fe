import { useState } from 'react';
import { useListRainsQuery } from '@parlor/api-client';
import type { Rain } from '@parlor/contract';
import { Link, paths, useGatewayNow } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import {
  Card,
  Countdown,
  EmptyState,
  ErrorState,
  formatMoney,
  Heading,
  LinkButton,
  Page as PageFrame,
  Scene,
  Skeleton,
  Stack,
  Text,
} from '@parlor/ui-kit';
import { RainField } from '../components/RainField/RainField.tsx';

/** One rain: its packets while it is open, or the time until it starts. */
function RainCard({ rain, onTurn }: { rain: Rain; onTurn: () => void }) {
  const { t } = useTranslation('contests');
  const { tag } = useLanguage();
  const now = useGatewayNow();
  const [serverOffsetMs] = useState(() => now() - Date.now());
  const isOpen = rain.startsAt <= now() && now() < rain.endsAt;
  const money = (amount: string) => formatMoney(amount, { currency: rain.currency, locale: tag });
  const isDone = rain.taken.length >= rain.most;
  const name = isOpen ? t('rain.ends') : t('rain.begins');
  return (
    <Card as="section" isAccented={isOpen}>
      <Stack gap={3}>
        <Heading level={2} size={20}>
          {rain.title}
        </Heading>
        <Text tone="secondary">
          {t('rain.text', { total: money(rain.total), packets: rain.packets, count: rain.most })}
        </Text>
        <Stack direction="row" gap={2} align="center">
          <Text size={14} tone="secondary">
            {name}
          </Text>
          <Countdown
            key={`${rain.startsAt} ${String(isOpen)}`}
            label={name}
            endsAt={isOpen ? rain.endsAt : rain.startsAt}
            serverOffsetMs={serverOffsetMs}
            onEnd={onTurn}
          />
        </Stack>
        {isOpen && rain.isGone && !isDone && <Text>{t('rain.gone')}</Text>}
        {isOpen && (!rain.isGone || rain.taken.length > 0) && <RainField rain={rain} />}
        {isOpen && isDone && <Text>{t('rain.done')}</Text>}
      </Stack>
    </Card>
  );
}

/** Rains at /m/rain: packets of money that fall for a few minutes at certain hours. */
export function Page() {
  const { t } = useTranslation('contests');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useListRainsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <PageFrame>
      {data !== undefined && data.list.length > 0 && (
        <Stack align="center">
          <Scene name="gifts" />
        </Stack>
      )}
      {data?.list.map((rain) => (
        <RainCard key={rain.promotionId} rain={rain} onTurn={() => void refetch()} />
      ))}
      {data?.list.length === 0 && (
        <EmptyState
          scene="gifts"
          title={t('rain.none')}
          description={t('rain.noneText')}
          action={<LinkButton render={<Link to={paths.activity} />}>{t('list.toPromotions')}</LinkButton>}
        />
      )}
      {data === undefined && isError && (
        <ErrorState
          title={t('rain.failed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <Skeleton shape="banner" />}
    </PageFrame>
  );
}
