import { useTranslation } from '@parlor/i18n';
import * as S from './ReferralNotice.styles.ts';

interface Props {
  /** Whether the address names somebody who is not an agent. */
  isWrong: boolean;
  /** Whether another code can be typed instead. */
  canType: boolean;
}

/** Explains that the referral link names no agent. */
export function ReferralNotice({ isWrong, canType }: Props) {
  const { t } = useTranslation('auth');
  return (
    <S.Region>
      {isWrong && (
        <S.Words>
          <strong>{t('errors.register.referrer_invalid')}</strong>
          <span>{canType ? t('register.referrerType') : t('register.referrerGone')}</span>
        </S.Words>
      )}
    </S.Region>
  );
}
