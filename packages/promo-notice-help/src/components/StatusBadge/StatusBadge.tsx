import type { PromotionStatus } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { Badge, type BadgeTone } from '@parlor/ui-kit';

const tones: Readonly<Record<PromotionStatus, BadgeTone>> = {
  COMING_SOON: 'neutral',
  JOIN: 'accent',
  JOINED: 'info',
  PROCESS: 'info',
  CLAIM: 'success',
  APPLYING: 'warning',
  REJECTED: 'danger',
  ISSUED: 'success',
  CLAIMED: 'neutral',
  CLOSE: 'neutral',
};

/** The label of a promotion for the current player or visitor (PROMO-03). */
export function StatusBadge({ status }: { status: PromotionStatus }) {
  const { t } = useTranslation('promo');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
