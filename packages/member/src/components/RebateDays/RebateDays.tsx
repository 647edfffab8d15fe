import { useListRebateDaysInfiniteQuery } from '@parlor/api-client';
import { currencyExponent, type Rebate } from '@parlor/contract';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import { formatMoney, DateText, ListRow, RowList, Stack, Text } from '@parlor/ui-kit';
import { Sheet } from '@parlor/ui-kit/dialog';
import { writePercent } from '../../model/rankProgress.ts';

interface Props {
  /** The rebate whose days are shown; null keeps it closed. */
  gameType: string | null;
  currency: Rebate['currency'];
  onClose: () => void;
}

/** The days behind the rebate of a game type: turnover times rate, to the last digit (MEM-03). */
export function RebateDays({ gameType, currency, onClose }: Props) {
  const { t } = useTranslation('loyalty');
  const { t: common } = useTranslation();
  const nameOf = useGameTypeName();
  return (
    <Sheet
      isOpen={gameType !== null}
      onClose={onClose}
      title={t('rebate.daysOf', { game: gameType === null ? '' : nameOf(gameType) })}
      closeLabel={common('action.close')}
      description={t('rebate.daysText')}
    >
      {gameType !== null && <Days gameType={gameType} currency={currency} />}
    </Sheet>
  );
}

function Days({ gameType, currency }: { gameType: string; currency: Rebate['currency'] }) {
  const { t } = useTranslation('loyalty');
  const { tag } = useLanguage();
  const query = useListRebateDaysInfiniteQuery({ gameType }, { refetchOnMountOrArgChange: true });
  const write = (exact: string): string => {
    const decimals = exact.split('.')[1]?.length ?? 0;
    return formatMoney(exact, { currency, locale: tag, digits: Math.max(decimals, currencyExponent(currency)) });
  };
  return (
    <PagedList query={query} empty={<Text>{t('rebate.none')}</Text>}>
      {(pages) => (
        <Stack gap={3}>
          <RowList label={t('rebate.days')}>
            {pages
              .flatMap(({ list }) => list)
              .map(({ day, turnover, percent, exact }) => (
                <ListRow
                  key={day}
                  title={<DateText value={day} locale={tag} timeZone="UTC" />}
                  detail={t('rebate.formula', {
                    turnover: formatMoney(turnover, { currency, locale: tag }),
                    percent: writePercent(percent, tag),
                  })}
                  end={write(exact)}
                />
              ))}
            {pages[0]?.carried !== '0' && (
              <ListRow title={t('rebate.carried')} end={write(pages[0]?.carried ?? '0')} isDense />
            )}
          </RowList>
        </Stack>
      )}
    </PagedList>
  );
}
