import { errorMessageKey, useJoinPromotionMutation } from '@parlor/api-client';
import type { Promotion } from '@parlor/contract';
import { Link, paths, toastDuration, useToast } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Button, LinkButton, Text } from '@parlor/ui-kit';
import { useRewardCenterLink } from './useRewardCenterLink.tsx';

/** The action to join: a tap, a form, a code or a deposit. Renders nothing if the offer applies automatically. */
export function JoinAction({ promotion: { id, terms } }: { promotion: Promotion }) {
  const { t } = useTranslation('promo');
  const message = useMessage();
  const toast = useToast();
  const rewardCenter = useRewardCenterLink();
  const [join, { isLoading, error }] = useJoinPromotionMutation();

  if (terms?.entry === 'automatic') return null;
  if (terms?.entry === 'code') return rewardCenter('open');
  if (terms?.entry === 'packets')
    return (
      <LinkButton isFullWidth render={<Link to={paths.rain} />}>
        {t('action.packets')}
      </LinkButton>
    );
  if (terms?.entry === 'apply' || terms?.entry === 'deposit') {
    const isForm = terms.entry === 'apply';
    return (
      <LinkButton isFullWidth render={<Link to={isForm ? paths.applyReward(id) : paths.voucherCenter} />}>
        {isForm ? t('action.apply') : t('action.deposit')}
      </LinkButton>
    );
  }
  const send = async () => {
    // A second tap while the first is pending has no effect.
    if (isLoading) return;
    const { data } = await join(id);
    if (!data) return;
    // A promotion that rewards joining has paid already.
    const messageKey = data.status === 'CLAIMED' ? 'promo:standing.CLAIMED' : 'promo:claimed.joined';
    toast({ tone: 'success', messageKey, durationMs: toastDuration.short });
  };
  return (
    <>
      {error !== undefined && (
        <div role="alert">
          <Text tone="danger" size={14}>
            {message(errorMessageKey(error))}
          </Text>
        </div>
      )}
      <Button isFullWidth isLoading={isLoading} onClick={() => void send()}>
        {t('action.join')}
      </Button>
    </>
  );
}
