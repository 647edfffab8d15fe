import type { DownlineDetail } from '@parlor/contract';
import { Link, paths, useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Badge, Card, DateText, Heading, LinkButton, Money, Stack, Stat } from '@parlor/ui-kit';
import { Figures } from '../Figure/Figure.tsx';

/** The name of an account of the team, and links to its team and its wallet. */
export function MemberHead({ member }: { member: DownlineDetail }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const count = (number: number) => new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(number);
  const isAgent = member.type === 'agent';
  return (
    <Card hasPattern as="section">
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size={24}>
            <span translate="no">{member.account}</span>
          </Heading>
          <Stack direction="row" gap={2} align="center" isWrapping>
            {member.nickname !== '' && <span>{member.nickname}</span>}
            <Badge tone={isAgent ? 'accent' : 'neutral'}>{isAgent ? t('team.agent') : t('team.member')}</Badge>
            <Badge>{t('team.level', { level: String(member.level) })}</Badge>
            {member.isOnline && <Badge tone="success">{t('team.online')}</Badge>}
            {!member.isActive && <Badge tone="warning">{t('team.closed')}</Badge>}
          </Stack>
        </Stack>
        <Figures>
          <Stat label={t('team.balance')}>
            <Money amount={member.balance} currency={member.currency} locale={tag} />
          </Stat>
          {isAgent && <Stat label={t('member.direct')}>{count(member.directCount)}</Stat>}
          {isAgent && <Stat label={t('member.team')}>{count(member.teamCount)}</Stat>}
          <Stat label={t('team.lastLogin')}>
            {member.lastLoginAt === null ? (
              t('team.never')
            ) : (
              <DateText value={member.lastLoginAt} locale={tag} timeZone={timeZone} format="relative" />
            )}
          </Stat>
          <Stat label={t('team.registered')}>
            <DateText value={member.registeredAt} locale={tag} timeZone={timeZone} />
          </Stat>
        </Figures>
        <Stack direction="row" gap={2} isWrapping>
          <LinkButton size="small" render={<Link to={paths.agentTransfers(member.account)} />}>
            {t('member.money')}
          </LinkButton>
          {isAgent && (
            <LinkButton size="small" variant="secondary" render={<Link to={paths.agentTeam(member.account)} />}>
              {t('member.showTeam')}
            </LinkButton>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
