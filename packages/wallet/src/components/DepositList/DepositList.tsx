import { useListDepositsInfiniteQuery } from '@parlor/api-client';
import type { Deposit } from '@parlor/contract';
import { Link, paths, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { Badge, DateText, EmptyState, ListRow, Money, RowList, VisuallyHidden, type BadgeTone } from '@parlor/ui-kit';
import { isSome } from '../../model/depositRules.ts';

const tones: Record<Deposit['state'], BadgeTone> = {
  PENDING: 'warning',
  REVIEW: 'warning',
  CHECKING: 'warning',
  PAID: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
};

/** The player's deposits with their states; a pending one links to its payment. */
export function DepositList() {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const query = useListDepositsInfiniteQuery({});

  return (
    <PagedList
      query={query}
      failed={t('record.loadFailed')}
      empty={
        <EmptyState scene="records" title={t('deposit.none')} description={t('deposit.noneText')} headingLevel={3} />
      }
    >
      {(pages) => (
        <RowList label={t('deposit.recent')}>
          {pages
            .flatMap(({ list }) => list)
            .map(
              ({ orderId, methodName, amount, fee, currency, state, reason, createdAt, payUrl, qrText, transfer }) => (
                <ListRow
                  key={orderId}
                  title={
                    state === 'PENDING' ? (
                      <>
                        <VisuallyHidden>{t('deposit.continue')}</VisuallyHidden> {methodName}
                      </>
                    ) : (
                      methodName
                    )
                  }
                  detail={
                    <>
                      <DateText value={createdAt} format="moment" locale={tag} timeZone={timeZone} />
                      {isSome(fee) && (
                        <>
                          {' · '}
                          {t('deposit.fee')} <Money amount={fee} currency={currency} locale={tag} />
                        </>
                      )}
                      {reason !== null && <> · {t(`deposit.reason.${reason}`)}</>}
                    </>
                  }
                  end={
                    <>
                      <Money amount={amount} currency={currency} locale={tag} isStrong />
                      <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
                    </>
                  }
                  {...(transfer !== null || qrText !== null || state === 'CHECKING'
                    ? { render: <Link to={`${paths.voucherCenter}?order=${orderId}`}>{methodName}</Link> }
                    : state === 'PENDING' && payUrl !== null && { render: <a href={payUrl}>{methodName}</a> })}
                />
              ),
            )}
        </RowList>
      )}
    </PagedList>
  );
}
