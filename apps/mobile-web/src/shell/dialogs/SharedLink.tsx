import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { useTranslation } from '@parlor/i18n';
import { Button, Field, Text } from '@parlor/ui-kit';
import { QrCode } from '@parlor/ui-kit/qr-code';
import * as S from './InviteDialog.styles.ts';
import { canShare, useShareLink } from './useShareLink.ts';

interface Props {
  /** The purpose of the link. */
  text: string;
  link: string;
  label: string;
  /** The accessible name of the QR code. */
  codeLabel: string;
}

/** A link as a QR code, with buttons to copy and to share it. */
export function SharedLink({ text, link, label, codeLabel }: Props) {
  const { t } = useTranslation();
  const { copyLink, shareLink } = useShareLink();
  return (
    <>
      <Text tone="secondary">{text}</Text>
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
