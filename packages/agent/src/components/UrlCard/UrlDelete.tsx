import { errorMessageKey, useDeleteAffiliateUrlMutation } from '@parlor/api-client';
import type { AffiliateUrl } from '@parlor/contract';
import { toastDuration, useToast } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { ConfirmDialog } from '@parlor/ui-kit/dialog';

/** The confirmation before a link is deleted. */
export function UrlDelete({ url, onClose }: { url: AffiliateUrl; onClose: () => void }) {
  const { t } = useTranslation('agentTeam');
  const { t: common } = useTranslation();
  const toast = useToast();
  const [remove, { isLoading }] = useDeleteAffiliateUrlMutation();
  const confirm = async () => {
    const { error } = await remove(url.code);
    if (error === undefined)
      toast({ tone: 'success', messageKey: 'agentTeam:url.deleted', durationMs: toastDuration.short });
    else toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={isLoading}
      title={t('url.deleteTitle')}
      description={t('url.deleteText')}
      confirmLabel={t('url.delete')}
      cancelLabel={common('action.cancel')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
