import { useState } from 'react';
import type { DayResult, ProfitAndLoss } from '@parlor/contract';
import { Link, paths, useSwitch } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Button, DateText, ListRow, Money, RowList, Stack } from '@parlor/ui-kit';

/** The number of days that are shown at first and added on demand. */
const DAYS_AT_ONCE = 31;

/** Days with bets, latest first. Each links to its bets if the merchant has a betting record. */
export function ResultDays({ days, currency }: { days: readonly DayResult[]; currency: ProfitAndLoss['currency'] }) {
  const { t } = useTranslation('wallet');
  const { t: lists } = useTranslation('lists');
  const { tag } = useLanguage();
  const hasBettingRecord = useSwitch('TRANSBETREPMEM3', 'bettingReport');
  const [shown, setShown] = useState(DAYS_AT_ONCE);
  const latestFirst = days.toReversed();
  return (
    <Stack gap={4}>
      <RowList label={t('profitAndLoss.days')}>
        {latestFirst.slice(0, shown).map(({ day, staked, net }) => (
          <ListRow
            key={day}
            title={<DateText value={day} locale={tag} timeZone="UTC" />}
            detail={
              <>
                {t('profitAndLoss.staked')} <Money amount={staked} currency={currency} locale={tag} />
              </>
            }
            end={<Money amount={net} currency={currency} locale={tag} tone="auto" isStrong />}
            {...(hasBettingRecord && { render: <Link to={`${paths.gameRecord}?day=${day}`} /> })}
          />
        ))}
      </RowList>
      {latestFirst.length > shown && (
        <Button variant="secondary" isFullWidth onClick={() => setShown(shown + DAYS_AT_ONCE)}>
          {lists('more')}
        </Button>
      )}
    </Stack>
  );
}
