import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { errorMessageKey, useRequestRewardMutation } from '@parlor/api-client';
import { rewardForm, type Promotion } from '@parlor/contract';
import { forgetDraft, storeDraft, paths, readDraft, toastDuration, useSession, useToast } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Button, Text, Uploader, type RefusalReason } from '@parlor/ui-kit';
import { useRewardPictures } from '../../hooks/useRewardPictures.ts';
import { areRemarksValid } from '../../model/remarks.ts';
import { RemarksField } from './RemarksField.tsx';
import * as S from './RewardForm.styles.ts';

const refusalMessages = {
  type: { tone: 'info', messageKey: 'promo:applyReward.activity_image_type' },
  size: { tone: 'info', messageKey: 'promo:applyReward.activity_apply_remark_limit3' },
  count: { tone: 'info', messageKey: 'promo:applyReward.activity_apply_remark_limit4' },
  // The file could not be decoded as its declared type.
  content: { tone: 'danger', messageKey: 'promo:applyReward.readFailed' },
} as const satisfies Record<RefusalReason, { tone: string; messageKey: string }>;

/** The application for the reward of a promotion, with the fields that it requires (PROMO-05). */
export function RewardForm({ promotion: { id, imageRequired, remarkRequired } }: { promotion: Promotion }) {
  const { t } = useTranslation('promo');
  const message = useMessage();
  const toast = useToast();
  const navigate = useNavigate();
  const [request, { isLoading, error, reset }] = useRequestRewardMutation();
  // One draft per player: another player on this phone gets an empty form.
  const draft = `applyReward.${id}.${useSession()?.userName ?? ''}`;
  const [remarks, setRemarks] = useState(() => readDraft(draft)['remarks'] ?? '');
  const pictures = useRewardPictures(id);
  const needsPictures = imageRequired === 'Y';
  const needsRemarks = remarkRequired === 'Y';
  const isComplete =
    (!needsPictures || (pictures.sent.length > 0 && pictures.areSent)) && (!needsRemarks || areRemarksValid(remarks));

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isComplete || isLoading) return;
    toast({ tone: 'loading', messageKey: 'promo:applyReward.sending', durationMs: toastDuration.sending });
    const { data, error: refusal } = await request({
      promotionId: id,
      remarks: needsRemarks ? remarks.trim() : '',
      pictures: needsPictures ? [...pictures.sent] : [],
    });
    if (!data) {
      toast({ tone: 'danger', messageKey: errorMessageKey(refusal), durationMs: toastDuration.short });
      return;
    }
    forgetDraft(draft);
    toast({ tone: 'success', messageKey: 'promo:applyReward.sent', durationMs: toastDuration.info });
    void navigate(paths.activity, { replace: true });
  };
  const clear = () => {
    pictures.clear();
    setRemarks('');
    forgetDraft(draft);
    reset();
  };

  return (
    <S.Form onSubmit={(event) => void submit(event)} noValidate>
      <Text tone="secondary">{t('applyReward.text')}</Text>
      {needsPictures && (
        <Uploader
          label={t('applyReward.pictures')}
          help={t('applyReward.picturesHelp', { count: rewardForm.maxPictures })}
          isRequired
          items={pictures.items}
          maxCount={rewardForm.maxPictures}
          maxBytes={rewardForm.maxPictureBytes}
          disabled={isLoading}
          texts={{
            add: t('applyReward.add'),
            remove: (name) => t('applyReward.remove', { name }),
            replace: (name) => t('applyReward.replace', { name }),
            sending: (name) => t('applyReward.sendingPicture', { name }),
          }}
          onAdd={pictures.add}
          onReplace={pictures.replace}
          onRemove={pictures.remove}
          onRefuse={(refused) => {
            for (const reason of new Set(refused.map((file) => file.reason)))
              toast({ ...refusalMessages[reason], durationMs: toastDuration.info });
          }}
        />
      )}
      {needsRemarks && (
        <RemarksField
          value={remarks}
          onChange={(value) => {
            setRemarks(value);
            storeDraft(draft, { remarks: value });
          }}
        />
      )}
      {error !== undefined && <Text tone="danger">{message(errorMessageKey(error))}</Text>}
      <S.Actions>
        <Button variant="secondary" disabled={isLoading} onClick={clear}>
          {t('applyReward.cancel')}
        </Button>
        <Button type="submit" isLoading={isLoading} disabled={!isComplete}>
          {t('applyReward.submit')}
        </Button>
      </S.Actions>
    </S.Form>
  );
}
