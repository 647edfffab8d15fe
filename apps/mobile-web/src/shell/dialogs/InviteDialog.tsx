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

/** A link as a code to scan, to copy, and to hand to the device's own share sheet. */
function SharedLink({ link, label, codeLabel }: { link: string; label: string; codeLabel: string }) {
  const { t } = useTranslation();
  const { copyLink, shareLink } = useShareLink();
  return (
    <>
      <Text tone="secondary">{t('shell.inviteText')}</Text>
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

/** What a visitor finds: a link of nobody would bring nobody anything. */
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
 * The address to share with a friend: an agent's own link, which brings players to the agent; of players the site's
 * address.
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
          (agent ? (
            <SharedLink
              link={`${registration}?affiliateCode=${encodeURIComponent(agent.affiliateCode)}`}
              label={t('shell.invitePlace')}
              codeLabel={t('shell.inviteQr')}
            />
          ) : (
            <SharedLink link={registration} label={dialogs('invitePlace')} codeLabel={t('shell.siteQr')} />
          ))}
      </Stack>
    </Dialog>
  );
}
