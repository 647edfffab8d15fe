import { useListBonusesQuery } from '@parlor/api-client';
import type { Bonus } from '@parlor/contract';
import { Link, paths, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import {
  DateText,
  EmptyState,
  ErrorState,
  formatMoney,
  Heading,
  LinkButton,
  ListRow,
  Money,
  RowList,
  Skeleton,
  Stack,
  Text,
} from '@parlor/ui-kit';
import { BonusCard } from './BonusCard.tsx';

const isRunning = ({ state }: Bonus): boolean => state === 'ACTIVE' || state === 'ENDING';

/** Ended bonuses: how they ended, and the amount converted to cash. */
function Ended({ list }: { list: readonly Bonus[] }) {
  const { t } = useTranslation('rewards');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={16}>
        {t('bonus.ended')}
      </Heading>
      <RowList label={t('bonus.ended')}>
        {list.map(({ bonusId, title, state, granted, converted, currency, endedAt, grantedAt }) => (
          <ListRow
            key={bonusId}
            title={title}
            detail={
              <Stack gap={1}>
                <span>
                  {t(`bonusState.${state}`)} ·{' '}
                  <DateText value={endedAt ?? grantedAt} format="moment" locale={tag} timeZone={timeZone} />
                </span>
                {converted !== null && /[1-9]/.test(converted) && (
                  <span>{t('bonus.converted', { amount: formatMoney(converted, { currency, locale: tag }) })}</span>
                )}
              </Stack>
            }
            end={<Money amount={granted} currency={currency} locale={tag} />}
          />
        ))}
      </RowList>
    </Stack>
  );
}

/** Running bonuses in the order in which they are used, and ended ones. */
export function BonusList() {
  const { t } = useTranslation('rewards');
  const { t: member } = useTranslation('member');
  const { t: common } = useTranslation();
  const { data, isError, isFetching, refetch } = useListBonusesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data)
    return isError ? (
      <ErrorState
        title={t('bonus.loadFailed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        headingLevel={2}
      />
    ) : (
      <Stack gap={3}>
        <Skeleton shape="banner" />
        <Skeleton shape="block" />
      </Stack>
    );
  const running = data.list.filter(isRunning);
  const ended = data.list.filter((bonus) => !isRunning(bonus));
  return (
    <Stack gap={6}>
      {running.length === 0 ? (
        <EmptyState
          scene="gifts"
          title={t('bonus.empty')}
          description={t('bonus.emptyText')}
          action={<LinkButton render={<Link to={paths.activity} />}>{member('rewardCenter.way')}</LinkButton>}
        />
      ) : (
        <Stack as="section" gap={3}>
          <Heading level={2} size={16}>
            {t('bonus.title')}
          </Heading>
          <Text size={14} tone="secondary">
            {t('bonus.order')}
          </Text>
          <Stack as="ul" gap={3}>
            {running.map((bonus) => (
              <BonusCard key={bonus.bonusId} bonus={bonus} />
            ))}
          </Stack>
        </Stack>
      )}
      {ended.length > 0 && <Ended list={ended} />}
    </Stack>
  );
}
