import { rewardForm } from '@parlor/contract';
import { useTranslation } from '@parlor/i18n';
import { FieldFrame } from '@parlor/ui-kit';
import { remarksLength } from '../../model/remarks.ts';
import * as S from './RewardForm.styles.ts';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** Remarks of a form with a counter. Text that is too long stays, with an error message. */
export function RemarksField({ value, onChange }: Props) {
  const { t } = useTranslation('promo');
  const max = rewardForm.maxRemarks;
  const used = remarksLength(value);
  return (
    <FieldFrame
      label={t('applyReward.remarks')}
      help={`${t('applyReward.remarksHelp')} · ${t('applyReward.counter', { used, max })}`}
      error={used > max ? t('applyReward.tooLong', { max }) : undefined}
      isRequired
    >
      {(control) => (
        <S.Remarks {...control} rows={4} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldFrame>
  );
}
