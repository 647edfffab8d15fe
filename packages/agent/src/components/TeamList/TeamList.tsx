import type { Downline, Downlines } from '@parlor/contract';
import { Link, paths, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Badge, DateText, ListRow, Money, RowList, Stack, Table, Text } from '@parlor/ui-kit';
import { useIsWide } from '../../hooks/useIsWide.ts';
import { RatesText } from '../RatesText/RatesText.tsx';

interface Props {
  pages: readonly Downlines[];
  /** Whether several levels are listed. Each row then shows its level. */
  hasLevels: boolean;
}

/** Accounts of a team: rows on a phone, a table with all columns on a wide window. */
export function TeamList({ pages, hasLevels }: Props) {
  const isWide = useIsWide();
  const rows = pages.flatMap(({ list }) => list);
  const currency = pages[0]?.currency ?? 'THB';
  return isWide ? (
    <WideTeam rows={rows} currency={currency} />
  ) : (
    <TeamRows rows={rows} currency={currency} hasLevels={hasLevels} />
  );
}

function Name({ row }: { row: Downline }) {
  return (
    <>
      <span translate="no">{row.account}</span>
      {row.nickname !== '' && (
        <Text as="span" size={12} tone="muted">
          {' '}
          {row.nickname}
        </Text>
      )}
    </>
  );
}

function Marks({ row }: { row: Downline }) {
  const { t } = useTranslation('agentTeam');
  return (
    <Stack direction="row" gap={1} isWrapping>
      {row.type === 'agent' && <Badge tone="accent">{t('team.agent')}</Badge>}
      {row.isOnline && <Badge tone="success">{t('team.online')}</Badge>}
      {!row.isActive && <Badge tone="warning">{t('team.closed')}</Badge>}
    </Stack>
  );
}

function LastLogin({ row }: { row: Downline }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  return row.lastLoginAt === null ? (
    t('team.never')
  ) : (
    <DateText value={row.lastLoginAt} locale={tag} timeZone={timeZone} format="relative" />
  );
}

interface RowsProps {
  rows: readonly Downline[];
  currency: Downlines['currency'];
}

function TeamRows({ rows, currency, hasLevels }: RowsProps & { hasLevels: boolean }) {
  const { t } = useTranslation('agentTeam');
  const { t: titles } = useTranslation('screens');
  const { tag } = useLanguage();
  return (
    <RowList label={titles('agent.team')}>
      {rows.map((row) => (
        <ListRow
          key={row.account}
          title={<Name row={row} />}
          detail={
            <Stack as="div" gap={1}>
              <Marks row={row} />
              <span>
                {hasLevels && <>{t('team.level', { level: String(row.level) })} · </>}
                <RatesText rates={row.rates} />
                {row.type === 'agent' && ` · ${t('team.people')} ${row.directCount} / ${row.teamCount}`} ·{' '}
                {t('team.lastLogin')} <LastLogin row={row} />
              </span>
            </Stack>
          }
          end={<Money amount={row.balance} currency={currency} locale={tag} isStrong />}
          render={<Link to={paths.agentMember(row.account)} />}
        />
      ))}
    </RowList>
  );
}

function WideTeam({ rows, currency }: RowsProps) {
  const { t } = useTranslation('agentTeam');
  const { t: titles } = useTranslation('screens');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  return (
    <Table
      caption={titles('agent.team')}
      rows={rows}
      getKey={({ account }) => account}
      columns={[
        {
          id: 'account',
          header: t('team.account'),
          isRowName: true,
          render: (row) => (
            <>
              <Link to={paths.agentMember(row.account)}>
                <Name row={row} />
              </Link>
              <Marks row={row} />
            </>
          ),
        },
        { id: 'level', header: t('team.levelHead'), align: 'end', render: ({ level }) => level },
        {
          id: 'balance',
          header: t('team.balance'),
          align: 'end',
          render: ({ balance }) => <Money amount={balance} currency={currency} locale={tag} />,
        },
        { id: 'rates', header: t('team.rates'), align: 'end', render: ({ rates }) => <RatesText rates={rates} /> },
        {
          id: 'people',
          header: t('team.people'),
          align: 'end',
          render: ({ type, directCount, teamCount }) => (type === 'agent' ? `${directCount} / ${teamCount}` : '—'),
        },
        { id: 'lastLogin', header: t('team.lastLogin'), align: 'end', render: (row) => <LastLogin row={row} /> },
        {
          id: 'registered',
          header: t('team.registered'),
          align: 'end',
          render: ({ registeredAt }) => <DateText value={registeredAt} locale={tag} timeZone={timeZone} />,
        },
      ]}
    />
  );
}
