import type { ReactNode } from 'react';
import { errorMessageKey, useGetBillQuery, useRecomputeBillMutation } from '@parlor/api-client';
import type { BillDetail } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useGameTypeName, useLanguage, useMessage, useTranslation } from '@parlor/i18n';
import {
  Badge,
  Button,
  ErrorState,
  formatMoney,
  Heading,
  ListRow,
  Money,
  RowList,
  Skeleton,
  Stack,
  Stat,
  StatusBanner,
  Text,
  writeDate,
} from '@parlor/ui-kit';
import { billTones, shownState } from '../../model/contractTexts.ts';
import { writePeriod } from '../../model/periods.ts';
import { Detail } from '../Detail/Detail.tsx';
import { TermsList } from '../TermsList/TermsList.tsx';
import { BillActions } from './BillActions.tsx';
import { BillBets } from './BillBets.tsx';
import { BillMessages } from './BillMessages.tsx';

interface Props {
  /** The id of the bill; null shows none. */
  billId: string | null;
  onClose: () => void;
}

/** A bill with its components, down to the rounds, and the account's actions (AGT-07). */
export function BillSheet({ billId, onClose }: Props) {
  const { t } = useTranslation('contracts');
  const { t: common } = useTranslation();
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const query = useGetBillQuery(billId ?? '', { skip: billId === null, refetchOnMountOrArgChange: true });
  const bill = billId === null ? undefined : query.currentData;
  return (
    <Detail
      shown={billId}
      onClose={onClose}
      title={
        bill
          ? t('bills.title', { kind: t(`kinds.${bill.kind}`), period: writePeriod(bill, { locale: tag, timeZone }) })
          : t('bills.label')
      }
      closeLabel={common('action.close')}
      actions={bill && bill.actions.length > 0 && <BillActions bill={bill} />}
    >
      {!bill && query.isError && (
        <ErrorState
          title={t('bills.failed')}
          description={common('state.errorText')}
          retryLabel={common('action.retry')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
          headingLevel={3}
        />
      )}
      {!bill && !query.isError && (
        <Stack gap={3}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
      {bill && <Content key={bill.billId} bill={bill} />}
    </Detail>
  );
}

function Content({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const nameOf = useGameTypeName();
  const { currency } = bill;
  const shown = shownState(bill);
  const money = (amount: string) => <Money amount={amount} currency={currency} locale={tag} />;
  const isFilled = (amount: string | null): amount is string => amount !== null && /[1-9]/.test(amount);
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Stack direction="row" gap={2} align="center" isWrapping>
          <Badge tone={billTones[shown]}>{t(`bills.states.${shown}`)}</Badge>
          {bill.adjusts !== null && <Badge>{t('bills.adjustment')}</Badge>}
          {bill.isDisputed && <Badge tone="warning">{t('bills.disputed')}</Badge>}
        </Stack>
        <Stat
          label={bill.tier === null ? t('bills.tierNone') : t('bills.tierReached', { number: bill.tier })}
          size="large"
        >
          {money(bill.amount)}
        </Stat>
        <Stack direction="row" gap={6} isWrapping>
          <Stat label={t('bills.paid')}>{money(bill.paid)}</Stat>
          <Stat label={t('bills.turnover')}>{money(bill.turnover)}</Stat>
          <Stat label={t('bills.active')}>{new Intl.NumberFormat(tag).format(bill.active)}</Stat>
          <Stat label={t('bills.netLoss')}>{money(bill.netLoss)}</Stat>
          {isFilled(bill.carried) && <Stat label={t('bills.carried')}>{money(bill.carried)}</Stat>}
          {isFilled(bill.owedBelow) && <Stat label={t('bills.owedBelow')}>{money(bill.owedBelow)}</Stat>}
        </Stack>
        {isFilled(bill.owed) && (
          <StatusBanner
            tone="warning"
            message={t('bills.owed', { amount: formatMoney(bill.owed, { currency, locale: tag }) })}
          />
        )}
      </Stack>
      <TermsList kind={bill.kind} terms={bill.terms} currency={currency} label={t('terms.title')} />
      <Recompute bill={bill} />
      <Rows
        title={t('bills.gameTypes')}
        rows={bill.gameTypes.map(({ gameType, turnover }) => ({
          id: gameType,
          title: nameOf(gameType),
          end: money(turnover),
        }))}
      />
      <Rows
        title={t('bills.members')}
        rows={bill.members.map(({ account, turnover, isActive }) => ({
          id: account,
          title: account,
          ...(isActive && { detail: t('bills.isActive') }),
          end: money(turnover),
        }))}
      />
      <Rows
        title={t('bills.payments')}
        rows={bill.payments.map(({ at, amount, source }) => ({
          id: `${at} ${source}`,
          title: t(`bills.sources.${source}`),
          detail: writeDate(at, 'moment', { locale: tag, timeZone, length: 'medium' }),
          end: money(amount),
        }))}
      />
      <BillBets billId={bill.billId} currency={currency} />
      <BillMessages bill={bill} />
    </Stack>
  );
}

interface Line {
  id: string;
  title: string;
  detail?: string;
  end: ReactNode;
}

/** A part of the bill. Renders nothing without rows. */
function Rows({ title, rows }: { title: string; rows: readonly Line[] }) {
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      <RowList label={title}>
        {rows.map(({ id, ...row }) => (
          <ListRow key={id} isDense {...row} />
        ))}
      </RowList>
    </Stack>
  );
}

function Recompute({ bill: { billId, currency } }: { bill: BillDetail }) {
  const { t } = useTranslation('contracts');
  const { tag } = useLanguage();
  const message = useMessage();
  const [recompute, { data, error, isLoading }] = useRecomputeBillMutation();
  const money = (amount: string) => formatMoney(amount, { currency, locale: tag });
  return (
    <Stack gap={3}>
      <Button variant="secondary" isLoading={isLoading} onClick={() => void recompute(billId)}>
        {t('bills.recompute')}
      </Button>
      {error && (
        <div role="alert">
          <Text tone="danger">{message(errorMessageKey(error))}</Text>
        </div>
      )}
      {data?.isEqual === true && <StatusBanner message={t('bills.equal')} />}
      {data?.isEqual === false && (
        <StatusBanner
          tone="warning"
          message={t('bills.different', { amount: money(data.computed.amount), stored: money(data.stored.amount) })}
        />
      )}
    </Stack>
  );
}
