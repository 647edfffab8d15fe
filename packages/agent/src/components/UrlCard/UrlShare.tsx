import { useState } from 'react';
import type { AffiliateUrl } from '@parlor/contract';
import { copyText, toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Button, Stack, Text } from '@parlor/ui-kit';
import { useBrand } from '@parlor/ui-kit/brand';
import { Dialog } from '@parlor/ui-kit/dialog';
import { QrCode } from '@parlor/ui-kit/qr-code';
import { drawPoster } from '../../model/poster.ts';
import { saveFile } from '../../model/saveFile.ts';

/** The QR code of a link, to be shown, copied, or saved as a poster of the brand. */
export function UrlShare({ url, onClose }: { url: AffiliateUrl; onClose: () => void }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const brand = useBrand();
  const toast = useToast();
  const [isDrawing, setIsDrawing] = useState(false);

  const copy = async () => {
    if (await copyText(url.url))
      toast({ tone: 'success', messageKey: 'agent:home.copied', durationMs: toastDuration.copied });
    else toast({ tone: 'danger', messageKey: 'dialogs:copyFailed', durationMs: toastDuration.short });
  };
  const save = async () => {
    setIsDrawing(true);
    const texts = { brand: brand.name, title: t('url.posterTitle'), text: t('url.posterText'), code: url.code };
    const picture = await drawPoster(url.url, texts, brand.imagery.hero.webp).catch(() => null);
    setIsDrawing(false);
    if (picture) saveFile({ url: URL.createObjectURL(picture), name: `${url.code}.png` });
    else toast({ tone: 'danger', messageKey: 'agentTeam:url.posterFailed', durationMs: toastDuration.short });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={common('action.close')}
      title={url.label === '' ? t('url.unnamed', { code: url.code }) : url.label}
    >
      <Stack gap={4} align="center">
        <QrCode value={url.url} label={t('url.qr')} size="14rem" />
        <Text size={14} tone="secondary" isCentred>
          <span translate="no">{url.url}</span>
        </Text>
        <Button isFullWidth onClick={() => void copy()}>
          {t('url.copy')}
        </Button>
        <Button variant="secondary" isFullWidth isLoading={isDrawing} onClick={() => void save()}>
          {t('url.poster')}
        </Button>
      </Stack>
    </Dialog>
  );
}
