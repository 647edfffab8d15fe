import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { GearIcon } from '@phosphor-icons/react/dist/csr/Gear';
import { HandCoinsIcon } from '@phosphor-icons/react/dist/csr/HandCoins';
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple';
import { PercentIcon } from '@phosphor-icons/react/dist/csr/Percent';
import { TicketIcon } from '@phosphor-icons/react/dist/csr/Ticket';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import { Link, paths } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Heading, ListRow, RowList, Stack } from '@parlor/ui-kit';

const ways = [
  { to: paths.agentTeam(), title: 'agent.team', icon: <UsersThreeIcon /> },
  { to: paths.agentOpen, title: 'agent.open', icon: <UserPlusIcon /> },
  { to: paths.agentTransfers(), title: 'agent.transfers', icon: <ArrowsLeftRightIcon /> },
  { to: paths.agentLinks, title: 'agent.links', icon: <LinkSimpleIcon /> },
  { to: paths.agentQuotas, title: 'agent.quotas', icon: <TicketIcon /> },
  { to: paths.agentRebates, title: 'agent.rebates', icon: <PercentIcon /> },
] as const;
const entries = [
  { to: paths.agentSettings, title: 'agent.settings', icon: <GearIcon /> },
  { to: paths.salaryContract, title: 'agent.salaryContract', icon: <HandCoinsIcon /> },
  { to: paths.dividendContract, title: 'agent.dividendContract', icon: <HandCoinsIcon /> },
  { to: paths.hourContract, title: 'agent.hourContract', icon: <HandCoinsIcon /> },
] as const;

/** Links to the screens of the agency. */
export function AgencyLinks() {
  const { t } = useTranslation('agentTeam');
  const { t: agent } = useTranslation('agent');
  const { t: titles } = useTranslation('screens');
  const groups = [
    { label: t('home.ways'), rows: ways },
    { label: agent('home.places'), rows: entries },
  ];
  return groups.map(({ label, rows }) => (
    <Stack key={label} as="section" gap={3}>
      <Heading level={2} size={16}>
        {label}
      </Heading>
      <RowList label={label}>
        {rows.map(({ to, title, icon }) => (
          <ListRow key={to} title={titles(title)} icon={icon} render={<Link to={to} />} isDense />
        ))}
      </RowList>
    </Stack>
  ));
}
