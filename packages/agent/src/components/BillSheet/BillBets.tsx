import { useState } from 'react';
import { useListBillBetsInfiniteQuery } from '@parlor/api-client';
import type { Bill } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { Button, Heading, ListRow, Money, RowList, Stack, Text, writeDate } from '@parlor/ui-kit';

interface Props {
  billId: string;
  currency: Bill['currency'];
}

/** The rounds behind a bill. They are loaded on demand. */
export function BillBets(props: Props) {
  const { t } = useTranslation('contracts');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('bills.bets')}
      </Button>
    );
  return <Bets {...props} />;
}

function Bets({ billId, currency }: Props) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const query = useListBillBetsInfiniteQuery({ billId });
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size={16}>
        {t('bills.bets')}
      </Heading>
      <PagedList query={query} failed={t('bills.failed')} empty={<Text>{t('bills.betsEmpty')}</Text>}>
        {(pages) => (
          <RowList label={t('bills.bets')}>
            {pages
              .flatMap(({ list }) => list)
              .map(({ orderId, account, gameName, stake, placedAt }) => (
                <ListRow
                  key={orderId}
                  isDense
                  title={t('bills.betOf', { account, game: gameName })}
                  detail={writeDate(placedAt, 'moment', { locale: tag, timeZone, length: 'medium' })}
                  end={<Money amount={stake} currency={currency} locale={tag} />}
                />
              ))}
          </RowList>
        )}
      </PagedList>
    </Stack>
  );
}
