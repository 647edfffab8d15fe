import { useGetReferralQuery, useListReferralsInfiniteQuery } from '@parlor/api-client';
import type { ReferralOverview } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import {
  Button,
  DateText,
  ErrorState,
  formatMoney,
  Heading,
  ListRow,
  Money,
  RowList,
  Skeleton,
  Stack,
  Stat,
  Text,
} from '@parlor/ui-kit';
import * as S from './InviteDialog.styles.ts';
import { SharedLink } from './SharedLink.tsx';

/** A player's own invitation: terms, link, QR code, earnings and invited players (PROMO-08). */
export function PlayerInvitation({ registration }: { registration: string }) {
  const { t } = useTranslation('dialogs');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { data, isError, isFetching, refetch } = useGetReferralQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data)
    return isError ? (
      <ErrorState
        title={t('referral.loadFailed')}
        description={common('state.errorText')}
        retryLabel={common('action.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        headingLevel={3}
      />
    ) : (
      <>
        <Skeleton shape="block" />
        <Skeleton shape="banner" />
      </>
    );
  return (
    <>
      <SharedLink
        text={t('referral.text')}
        link={`${registration}?referrer=${data.code}`}
        label={t('ownLink')}
        codeLabel={t('inviteQr')}
      />
      <S.Figures>
        <Stat label={t('referral.code')}>{data.code}</Stat>
        <Stat label={t('referral.invited')}>{String(data.invited)}</Stat>
        <Stat label={t('referral.rewarded')}>{String(data.rewarded)}</Stat>
        <Stat label={t('referral.earned')}>
          <Money amount={data.earned} currency={data.currency} locale={tag} />
        </Stat>
      </S.Figures>
      <Terms overview={data} />
      <Invited currency={data.currency} />
    </>
  );
}

function Terms({ overview: { terms, currency } }: { overview: ReferralOverview }) {
  const { t } = useTranslation('dialogs');
  const { tag } = useLanguage();
  const written = (amount: string) => formatMoney(amount, { currency, locale: tag });
  return (
    <Text tone="secondary">
      {t('referral.terms', {
        percent: String(terms.percent),
        min: written(terms.minDeposit),
        max: written(terms.maxReward),
        times: terms.wageringMultiple,
      })}
    </Text>
  );
}

function Invited({ currency }: Pick<ReferralOverview, 'currency'>) {
  const { t } = useTranslation('dialogs');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useListReferralsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const players = data?.pages.flatMap(({ list }) => list);
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size={20}>
        {t('referral.list')}
      </Heading>
      {players?.length === 0 && <Text tone="secondary">{t('referral.none')}</Text>}
      {players && players.length > 0 && (
        <RowList label={t('referral.list')}>
          {players.map(({ name, registeredAt, state, reward }) => (
            <ListRow
              key={`${name} ${registeredAt}`}
              title={name}
              detail={
                <>
                  {t(`referral.state.${state}`)} · <DateText value={registeredAt} locale={tag} timeZone={timeZone} />
                </>
              }
              end={reward !== null && <Money amount={reward} currency={currency} locale={tag} isStrong />}
            />
          ))}
        </RowList>
      )}
      {!players && !isError && <Skeleton shape="block" />}
      {isError && (
        <ErrorState
          title={t('referral.loadFailed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={isFetching}
          onRetry={() => void (players ? fetchNextPage() : refetch())}
          headingLevel={4}
        />
      )}
      {hasNextPage && !isError && (
        <Button variant="secondary" isLoading={isFetching} onClick={() => void fetchNextPage()}>
          {t('referral.more')}
        </Button>
      )}
    </Stack>
  );
}
