import { useListDepositsInfiniteQuery } from '@parlor/api-client';
import type { Deposit } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Badge, DateText, EmptyState, ListRow, Money, RowList, VisuallyHidden, type BadgeTone } from '@parlor/ui-kit';
import { RecordList } from '../RecordList/RecordList.tsx';

const tones: Record<Deposit['state'], BadgeTone> = {
  PENDING: 'warning',
  PAID: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
};

/** The player's deposits with their states; a pending one leads back to where it is paid. */
export function DepositList() {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const query = useListDepositsInfiniteQuery({});

  return (
    <RecordList
      query={query}
      empty={
        <EmptyState scene="records" title={t('deposit.none')} description={t('deposit.noneText')} headingLevel={3} />
      }
    >
      {(pages) => (
        <RowList label={t('deposit.recent')}>
          {pages
            .flatMap(({ list }) => list)
            .map(({ orderId, methodName, amount, currency, state, createdAt, payUrl }) => (
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
                detail={<DateText value={createdAt} format="moment" locale={tag} timeZone={timeZone} />}
                end={
                  <>
                    <Money amount={amount} currency={currency} locale={tag} isStrong />
                    <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
                  </>
                }
                {...(state === 'PENDING' && payUrl !== null && { render: <a href={payUrl}>{methodName}</a> })}
              />
            ))}
        </RowList>
      )}
    </RecordList>
  );
}
