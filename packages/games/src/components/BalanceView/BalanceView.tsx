import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/csr/EyeSlash';
import { useGetBalanceQuery } from '@parlor/api-client';
import { useBalanceMask } from '@parlor/core';
import { useLanguage, useTranslation } from '@parlor/i18n';
import { IconButton, Money, Skeleton, VisuallyHidden } from '@parlor/ui-kit';
import * as S from './BalanceView.styles.ts';

/** The player's balance: visible or masked, and asterisks while it is refreshed. */
export function BalanceView() {
  const { t } = useTranslation('games');
  const { tag } = useLanguage();
  const { data, isFetching, isError } = useGetBalanceQuery();
  const { isBalanceHidden: isHidden, toggleBalance } = useBalanceMask();
  if (!data) return isError ? null : <Skeleton width="8ch" />;
  const masked = isHidden ? { label: t('play.hidden') } : isFetching ? { label: t('play.refreshing') } : undefined;
  return (
    <S.Root>
      <VisuallyHidden>{t('play.balance')}</VisuallyHidden>
      <Money
        amount={data.sumBalance}
        currency={data.currency}
        locale={tag}
        digits={2}
        isStrong
        isLive
        masked={masked}
      />
      <IconButton size="small" label={t(isHidden ? 'play.show' : 'play.hide')} onClick={toggleBalance}>
        {isHidden ? <EyeSlashIcon /> : <EyeIcon />}
      </IconButton>
    </S.Root>
  );
}
