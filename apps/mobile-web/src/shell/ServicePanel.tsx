import { HeadsetIcon } from '@phosphor-icons/react/dist/csr/Headset';
import { lazy, Suspense, useState } from 'react';
import { isWebAddress, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { IconButton, LinkButton, Stack } from '@parlor/ui-kit';
import * as S from './ServicePanel.styles.ts';

const Sheet = lazy(async () => ({ default: (await import('@parlor/ui-kit/dialog')).Sheet }));

const floatingKinds: readonly string[] = ['TELEGRAM', 'LIVECHAT'];

/** The way to customer service, floating above the bottom bar; there when the merchant has a channel for it. */
export function ServicePanel() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const channels = useSettings().customerService.filter(({ csType, path }) => floatingKinds.includes(csType) && isWebAddress(path));
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
              {channels.map(({ csType, title, path }) => (
                <LinkButton key={`${csType} ${path}`} isFullWidth variant="secondary" href={path} target="_blank" rel="noopener noreferrer">{title}</LinkButton>
              ))}
            </Stack>
          </Sheet>
        </Suspense>
      )}
    </>
  );
}
