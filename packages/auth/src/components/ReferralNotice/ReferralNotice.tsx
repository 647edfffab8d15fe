import { useTranslation } from '@parlor/i18n';
import * as S from './ReferralNotice.styles.ts';

interface Props {
  /** The address names somebody who is no agent. */
  isWrong: boolean;
  /** Whether another code can be typed instead. */
  canType: boolean;
}

/** Tells that the link by which a player came names no agent, and what that means for them. */
export function ReferralNotice({ isWrong, canType }: Props) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation();
  return (
    <S.Region>
      {isWrong && (
        <S.Words>
          <strong>{common('errors.register.referrer_invalid')}</strong>
          <span>{canType ? t('register.referrerType') : t('register.referrerGone')}</span>
        </S.Words>
      )}
    </S.Region>
  );
}
