import { useState } from 'react';
import { errorMessageKey, saveFile, useExportBillsMutation, useListBillsInfiniteQuery } from '@parlor/api-client';
import type { Bill, Bills, ContractKind } from '@parlor/contract';
import { formatDay, toastDuration, useGatewayNow, useSettings, useToast } from '@parlor/core';
import { useGameTypeName, useLanguage, useTranslation } from '@parlor/i18n';
import { PagedList } from '@parlor/page-states';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  formatMoney,
  ListRow,
  Money,
  RowList,
  Stack,
  Tabs,
  Text,
} from '@parlor/ui-kit';
import { billTones, otherSide, shownState } from '../../model/contractTexts.ts';
import { writePeriod } from '../../model/periods.ts';
import { addDays } from '../../model/span.ts';

const sides = ['all', 'payee', 'payer'] as const;
type Side = (typeof sides)[number];
const sideLabels = { all: 'bills.all', payee: 'bills.asPayee', payer: 'bills.asPayer' } as const;
/** The number of days in a file. */
const FILE_DAYS = 90;

interface Props {
  kind: ContractKind;
  /** Whether the account can be the payer of bills: only agents can. */
  isAgent: boolean;
  /** The id of the open bill. */
  openId: string | null;
  onOpen: (billId: string) => void;
}

/** Bills of one kind of contract with their totals, by side (AGT-07). */
export function BillList({ kind, isAgent, openId, onOpen }: Props) {
  const { t } = useTranslation('contracts');
  const [side, setSide] = useState<Side>('all');
  const query = useListBillsInfiniteQuery(
    { kind, ...(side !== 'all' && { side }) },
    { refetchOnMountOrArgChange: true },
  );
  const list = (
    <PagedList
      query={query}
      failed={t('bills.failed')}
      empty={<EmptyState scene="records" title={t('bills.empty')} description={t('bills.emptyText')} />}
    >
      {(pages) => (
        <Stack gap={4}>
          {pages[0] && <Totals page={pages[0]} kind={kind} />}
          <RowList label={t('bills.label')}>
            {pages
              .flatMap(({ list: bills }) => bills)
              .map((bill) => (
                <BillRow key={bill.billId} bill={bill} isOpen={bill.billId === openId} onOpen={onOpen} />
              ))}
          </RowList>
        </Stack>
      )}
    </PagedList>
  );
  if (!isAgent) return list;
  return (
    <Tabs
      label={t('bills.side')}
      isFitted
      items={sides.map((id) => ({ id, label: t(sideLabels[id]) }))}
      value={side}
      onChange={setSide}
    >
      {list}
    </Tabs>
  );
}

function Totals({ page: { totals, currency }, kind }: { page: Bills; kind: ContractKind }) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const toast = useToast();
  const gatewayNow = useGatewayNow();
  const { timeZone } = useSettings();
  const [fetchFile, { isLoading }] = useExportBillsMutation();
  const money = (amount: string) => formatMoney(amount, { currency, locale: tag });
  const save = async () => {
    const today = formatDay(gatewayNow(), timeZone);
    const { data, error } = await fetchFile({ kind, from: addDays(today, -FILE_DAYS), to: today });
    if (data) saveFile(data);
    else toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
  };
  return (
    <Card>
      <Stack gap={3}>
        <Text isStrong>{t('bills.sum', { amount: money(totals.amount), paid: money(totals.paid) })}</Text>
        {/[1-9]/.test(totals.owed) && <Text size={14}>{t('bills.owed', { amount: money(totals.owed) })}</Text>}
        <Button variant="secondary" size="small" isLoading={isLoading} onClick={() => void save()}>
          {t('bills.file')}
        </Button>
      </Stack>
    </Card>
  );
}

function BillRow({ bill, isOpen, onOpen }: { bill: Bill; isOpen: boolean; onOpen: Props['onOpen'] }) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const nameOf = useGameTypeName();
  const { billId, amount, currency, side, games, adjusts, isDisputed } = bill;
  const state = shownState(bill);
  const { timeZone } = useSettings();
  const period = writePeriod(bill, { locale: tag, timeZone });
  return (
    <ListRow
      title={period}
      detail={
        <Stack direction="row" gap={2} align="center" isWrapping>
          {t(side === 'payer' ? 'list.youPay' : 'list.youGet', { name: otherSide(bill) ?? t('list.platform') })}
          {games.length > 0 && <span>{games.map(nameOf).join(', ')}</span>}
          <Badge tone={billTones[state]}>{t(`bills.states.${state}`)}</Badge>
          {adjusts !== null && <Badge>{t('bills.adjustment')}</Badge>}
          {isDisputed && <Badge tone="warning">{t('bills.disputed')}</Badge>}
        </Stack>
      }
      end={<Money amount={amount} currency={currency} locale={tag} isStrong />}
      render={
        <button type="button" aria-current={isOpen} onClick={() => onOpen(billId)}>
          {period}
        </button>
      }
    />
  );
}
