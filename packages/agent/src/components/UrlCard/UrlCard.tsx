import { lazy, Suspense, useState } from 'react';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { AffiliateUrl } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { Badge, Button, Card, Heading, IconButton, Stack, Stat, Text, writeDate } from '@parlor/ui-kit';
import { RatesText } from '../RatesText/RatesText.tsx';
import * as S from './UrlCard.styles.ts';

export { Cards } from './UrlCard.styles.ts';

const UrlShare = lazy(async () => ({ default: (await import('./UrlShare.tsx')).UrlShare }));
const UrlDelete = lazy(async () => ({ default: (await import('./UrlDelete.tsx')).UrlDelete }));

const tones = { ACTIVE: 'success', EXPIRED: 'neutral', DELETED: 'neutral' } as const;

/** A link with the number of members who registered by it (AGT-05). */
export function UrlCard({ url }: { url: AffiliateUrl }) {
  const { t } = useTranslation('agentTeam');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  const [open, setOpen] = useState<'share' | 'delete'>();
  const count = (number: number) => new Intl.NumberFormat(tag, { numberingSystem: 'latn' }).format(number);
  const name = url.label === '' ? t('url.unnamed', { code: url.code }) : url.label;
  const close = () => setOpen(undefined);
  return (
    <Card as="li">
      <Stack gap={3}>
        <Stack direction="row" justify="space-between" align="center" gap={2}>
          <Heading level={2} size={16} isOneLine>
            {name}
          </Heading>
          <Badge tone={tones[url.state]}>{t(`url.state.${url.state}`)}</Badge>
        </Stack>
        <S.Address translate="no">{url.url}</S.Address>
        <Text size={14} tone="secondary">
          {url.type === 'agent' ? t('team.agent') : t('team.member')} · <RatesText rates={url.rates} /> ·{' '}
          {url.expiresAt === null
            ? t('url.endless')
            : t('url.until', {
                day: writeDate(url.expiresAt, 'date', { locale: tag, timeZone, length: 'medium' }),
              })}
        </Text>
        {url.state === 'ACTIVE' && !url.hasQuota && (
          <Text size={14} tone="danger">
            {t('url.noQuota')}
          </Text>
        )}
        <Stack direction="row" justify="space-between" align="center" gap={4}>
          <Stack direction="row" gap={6}>
            <Stat label={t('url.visits')}>{count(url.visits)}</Stat>
            <Stat label={t('url.registrations')}>{count(url.registrations)}</Stat>
          </Stack>
          <Stack direction="row" gap={1} align="center">
            <Button size="small" variant="secondary" disabled={url.state !== 'ACTIVE'} onClick={() => setOpen('share')}>
              {t('url.share')}
            </Button>
            <IconButton label={t('url.delete')} size="small" onClick={() => setOpen('delete')}>
              <TrashIcon aria-hidden />
            </IconButton>
          </Stack>
        </Stack>
      </Stack>
      <Suspense>
        {open === 'share' && <UrlShare url={url} onClose={close} />}
        {open === 'delete' && <UrlDelete url={url} onClose={close} />}
      </Suspense>
    </Card>
  );
}
