import { useRef, useState } from 'react';
import type { Rain } from '@parlor/contract';
import { useGatewayNow } from '@parlor/core';
import { useLanguage, useTranslation, useFullPack } from '@parlor/i18n';
import { Countdown, formatMoney, Stack, Text } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { RainField } from '../RainField/RainField.tsx';

interface Props {
  rain: Rain;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** The packets of an open rain. Closes when the rain is over. */
export function RainDialog({ rain, isOpen, onClose, onClosed }: Props) {
  useFullPack();
  const { t } = useTranslation('contests');
  const { t: common } = useTranslation();
  const { tag: locale } = useLanguage();
  const now = useGatewayNow();
  const [serverOffsetMs] = useState(() => now() - Date.now());
  const isDone = rain.taken.length >= rain.most;
  // Nobody opened the popup with a control: the focus is not on a packet, which browsers would draw a ring around.
  const end = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={rain.title}
      description={t('rain.text', {
        total: formatMoney(rain.total, { currency: rain.currency, locale }),
        packets: rain.packets,
        count: rain.most,
      })}
      closeLabel={common('action.close')}
      initialFocus={end}
    >
      <Stack gap={3}>
        <div ref={end} tabIndex={-1}>
          <Stack direction="row" gap={2} align="center">
            <Text size={14} tone="secondary">
              {t('rain.ends')}
            </Text>
            <Countdown label={t('rain.ends')} endsAt={rain.endsAt} serverOffsetMs={serverOffsetMs} onEnd={onClose} />
          </Stack>
        </div>
        {rain.isGone && !isDone && <Text>{t('rain.gone')}</Text>}
        {(!rain.isGone || rain.taken.length > 0) && <RainField rain={rain} />}
        {isDone && <Text>{t('rain.done')}</Text>}
      </Stack>
    </Dialog>
  );
}
