import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { useGetAgentSummaryQuery } from '@parlor/api-client';
import { isAgentType, Link, paths, useSession } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Field, LinkButton, Stack, Text } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { QrCode } from '@parlor/ui-kit/qr-code';
import * as S from './InviteDialog.styles.ts';
import type { ShellDialogProps } from './shellDialogProps.ts';
import { canShare, useShareLink } from './useShareLink.ts';

/** A link as a QR code, with buttons to copy and to share it. */
function SharedLink({ link, label, codeLabel }: { link: string; label: string; codeLabel: string }) {
  const { t } = useTranslation();
  const { t: dialogs } = useTranslation('dialogs');
  const { copyLink, shareLink } = useShareLink();
  return (
    <>
      <Text tone="secondary">{dialogs('inviteText')}</Text>
      <S.Code>
        <QrCode value={link} label={codeLabel} />
      </S.Code>
      <Field label={label} value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
      <S.Actions>
        <Button icon={<CopyIcon />} onClick={() => void copyLink(link)}>
          {t('action.copy')}
        </Button>
        {canShare() && (
          <Button variant="secondary" icon={<ShareNetworkIcon />} onClick={() => void shareLink(link)}>
            {t('shell.share')}
          </Button>
        )}
      </S.Actions>
    </>
  );
}

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

/** The address to share: an agent's link, which assigns players to the agent, or the site's address. */
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
          (agent ? (
            <SharedLink
              link={`${registration}?affiliateCode=${encodeURIComponent(agent.affiliateCode)}`}
              label={dialogs('ownLink')}
              codeLabel={dialogs('inviteQr')}
            />
          ) : (
            <SharedLink link={registration} label={dialogs('invitePlace')} codeLabel={dialogs('siteQr')} />
          ))}
      </Stack>
    </Dialog>
  );
}
