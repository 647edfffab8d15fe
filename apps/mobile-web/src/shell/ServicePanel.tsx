import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { lazy, Suspense, useState } from 'react';
import { useServiceChannels, useSettings, type ServiceChannelKind } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { IconButton, LinkButton, Stack } from '@parlor/ui-kit';
import * as S from './ServicePanel.styles.ts';

const Sheet = lazy(async () => ({ default: (await import('@parlor/ui-kit/dialog')).Sheet }));

const floatingKinds: readonly ServiceChannelKind[] = ['TELEGRAM', 'LIVECHAT'];

/** The way to customer service, floating above the bottom bar; there when the merchant has a channel for it. */
export function ServicePanel() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const channels = useServiceChannels(useSettings().customerService, floatingKinds);
  if (channels.length === 0) return null;

  const open = () => {
    setHasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <S.Place>
        <IconButton label={t('shell.service')} variant="raised" onClick={open}><HeadsetIcon /></IconButton>
      </S.Place>
      {hasOpened && (
        <Suspense fallback={null}>
          <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('shell.service')} closeLabel={t('action.close')}>
            <Stack gap={3}>
              {channels.map(({ kind, title, url }) => (
                <LinkButton key={`${kind} ${url}`} isFullWidth variant="secondary" href={url} target="_blank" rel="noopener noreferrer">{title}</LinkButton>
              ))}
            </Stack>
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
