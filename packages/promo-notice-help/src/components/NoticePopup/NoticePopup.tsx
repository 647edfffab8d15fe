import { useRef, useState, type PointerEvent } from 'react';
import type { Announcement } from '@parlor/contract';
import { formatDay, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Accordion, Button, Stack, Text } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { RichText } from '../RichText/RichText.tsx';
import * as S from './NoticePopup.styles.ts';

/** The length of a swipe that turns a page, in px (product.md 9). */
const SWIPE_PX = 60;

export interface NoticePopupProps {
  /** At least one. */
  notices: readonly Announcement[];
  isOpen: boolean;
  onClose: () => void;
}

/** Announcements over home, one on a page. Swipes or buttons turn the pages. */
export function NoticePopup({ notices, isOpen, onClose }: NoticePopupProps) {
  const { t } = useTranslation('lobby');
  const { t: common } = useTranslation();
  const { timeZone } = useSettings();
  const [index, setIndex] = useState(0);
  const from = useRef<{ x: number; y: number }>(null);
  // Nobody opened the popup with a control, so browsers would draw a focus ring around its first one.
  const pages = useRef<HTMLDivElement>(null);
  const notice = notices[index];
  if (!notice) return null;

  const turn = (by: number) => setIndex(Math.min(Math.max(index + by, 0), notices.length - 1));
  const lift = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (!from.current) return;
    const across = clientX - from.current.x;
    const along = clientY - from.current.y;
    from.current = null;
    if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(along)) return;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    turn(across < 0 === isRightToLeft ? -1 : 1);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('notices')}
      closeLabel={common('action.close')}
      initialFocus={pages}
    >
      <Stack gap={3}>
        <S.Pages
          ref={pages}
          tabIndex={-1}
          onPointerDown={({ clientX: x, clientY: y, isPrimary }) => {
            from.current = isPrimary ? { x, y } : null;
          }}
          onPointerUp={lift}
          onPointerCancel={() => {
            from.current = null;
          }}
        >
          <Accordion
            // Each page starts expanded.
            key={notice.id}
            defaultOpenIds={[notice.id]}
            items={[
              {
                id: notice.id,
                title: notice.title,
                detail: formatDay(notice.startDate, timeZone).replaceAll('-', '/'),
                content: <RichText html={notice.content} hasStyles />,
              },
            ]}
          />
        </S.Pages>
        {notices.length > 1 && (
          <S.Steps>
            <Button variant="secondary" size="small" disabled={index === 0} onClick={() => turn(-1)}>
              {t('noticePrevious')}
            </Button>
            <Text as="span" size={14} tone="secondary">
              <output>{t('noticePlace', { index: index + 1, count: notices.length })}</output>
            </Text>
            <Button variant="secondary" size="small" disabled={index === notices.length - 1} onClick={() => turn(1)}>
              {t('noticeNext')}
            </Button>
          </S.Steps>
        )}
      </Stack>
    </Dialog>
  );
}
