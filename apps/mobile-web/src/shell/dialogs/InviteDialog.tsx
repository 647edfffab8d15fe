import { useGetAgentSummaryQuery } from '@parlor/api-client';
import { isAgentType, isTrialType, Link, paths, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { LinkButton, Stack, Text } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import * as S from './InviteDialog.styles.ts';
import type { ShellDialogProps } from './shellDialogProps.ts';
import { PlayerInvitation } from './PlayerInvitation.tsx';
import { SharedLink } from './SharedLink.tsx';

/** Shown to visitors, who have no link: login and registration. */
function VisitorPart() {
  const { t } = useTranslation();
  const { t: dialogs } = useTranslation('dialogs');
  return (
    <>
      <Text tone="secondary">{dialogs('inviteVisitor')}</Text>
      <S.Actions>
        <LinkButton render={<Link to={paths.register} />}>{t('shell.register')}</LinkButton>
        <LinkButton variant="secondary" render={<Link to={paths.login} />}>
          {t('shell.login')}
        </LinkButton>
      </S.Actions>
    </>
  );
}

/**
 * The invitation (PROMO-08): a player's own link with what it has brought, an agent's link, which assigns players to
 * the agent, or the site's address for free play, which has no account to reward.
 */
export function InviteDialog({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const { t: dialogs } = useTranslation('dialogs');
  const session = useSession();
  const { data: agent } = useGetAgentSummaryQuery(undefined, { skip: !isOpen || !isAgentType(session?.type) });
  const registration = `${window.location.origin}${paths.register}`;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.inviteTitle')} closeLabel={t('action.close')}>
      <Stack gap={4}>
        {!session && <VisitorPart />}
        {session &&
          (isAgentType(session.type) && agent ? (
            <SharedLink
              text={dialogs('inviteText')}
              link={`${registration}?affiliateCode=${encodeURIComponent(agent.affiliateCode)}`}
              label={dialogs('ownLink')}
              codeLabel={dialogs('inviteQr')}
            />
          ) : isAgentType(session.type) || isTrialType(session.type) ? (
            <SharedLink
              text={dialogs('inviteText')}
              link={registration}
              label={dialogs('invitePlace')}
              codeLabel={dialogs('siteQr')}
            />
          ) : (
            isOpen && <PlayerInvitation registration={registration} />
          ))}
      </Stack>
    </Dialog>
  );
}
