import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { useDialogs, useServiceChannels, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { IconButton } from '@parlor/ui-kit';
import { floatingKinds } from './floatingKinds.ts';
import * as S from './ServicePanel.styles.ts';

/** The floating service button above the bottom bar. Rendered if the merchant has a live channel. */
export function ServicePanel() {
  const { t } = useTranslation();
  const { openDialog } = useDialogs();
  const channels = useServiceChannels(useSettings().customerService, floatingKinds);
  if (channels.length === 0) return null;
  return (
    <S.Root>
      <IconButton
        label={t('shell.service')}
        variant="raised"
        aria-haspopup="dialog"
        onClick={() => openDialog('contactService')}
      >
        <HeadsetIcon />
      </IconButton>
    </S.Root>
  );
}
