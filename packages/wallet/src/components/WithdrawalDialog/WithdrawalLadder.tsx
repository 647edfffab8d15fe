import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { Withdrawal } from '@parlor/contract';
import { useSettings } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { DateText, VisuallyHidden } from '@parlor/ui-kit';
import { isTurnedBack, ladderOf, type Rung } from '../../model/withdrawalStates.ts';
import * as S from './WithdrawalLadder.styles.ts';

const isBad = ({ state }: Rung) => isTurnedBack(state);

/** The steps of a withdrawal: completed ones with their times, the current one and the upcoming ones. */
export function WithdrawalLadder({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('wallet');
  const { tag } = useLanguage();
  const { timeZone } = useSettings();
  return (
    <S.List aria-label={t('withdraw.steps')}>
      {ladderOf(withdrawal).map((rung) => (
        <S.Rung
          key={rung.state}
          $phase={rung.phase}
          {...(rung.phase === 'current' && { 'aria-current': 'step' as const })}
        >
          <S.Dot aria-hidden $phase={rung.phase} $isBad={isBad(rung)}>
            {rung.phase === 'done' && (isBad(rung) ? <XIcon weight="bold" /> : <CheckIcon weight="bold" />)}
          </S.Dot>
          <S.Words $isCurrent={rung.phase === 'current'}>
            <span>
              {t(`withdraw.state.${rung.state}`)} <VisuallyHidden>{t(`withdraw.place.${rung.phase}`)}</VisuallyHidden>
            </span>
            {rung.at !== undefined && (
              <S.Time>
                <DateText value={rung.at} format="moment" locale={tag} timeZone={timeZone} />
              </S.Time>
            )}
          </S.Words>
        </S.Rung>
      ))}
    </S.List>
  );
}
