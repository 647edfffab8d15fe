import type { ReactNode } from 'react';
import { useListJackpotsQuery } from '@parlor/api-client';
import { paths, useIsLoggedIn, useSettings, type PopupState } from '@parlor/core';
import { useLanguage, useTranslation, useFullPack } from '@parlor/i18n';
import { formatMoney } from '@parlor/ui-kit';
import { JackpotCard } from './JackpotCard.tsx';
import * as S from './JackpotPlates.styles.ts';

/** The polling interval of the jackpots, in ms. With the gateway's cache of 5 s they are less than 30 s old. */
const REFRESH_MS = 20_000;

/** The name on a plate: `LOTUS_GRAND` is GRAND. */
const tierOf = (code: string): string => code.split('_').at(-1) ?? code;

/** The jackpots of the ledger: their sum, and a plate for each that links to its game. Renders nothing without one. */
export function JackpotPlates({ children }: { children: ReactNode }) {
  useFullPack();
  const { t } = useTranslation('lobby');
  const { tag } = useLanguage();
  const { currency } = useSettings();
  const isLoggedIn = useIsLoggedIn();
  const { data, isError } = useListJackpotsQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  // An amount that may be outdated is not shown.
  if (isError || data?.list.length === 0) return null;
  return (
    <JackpotCard amount={data?.total} digits={2}>
      {data && (
        <S.Plates aria-label={t('jackpotPlates')}>
          {data.list.map(({ code, name, nodeId, amount }) => {
            const address = paths.play(nodeId);
            const loginState: PopupState = { returnTo: address };
            const content = (
              <>
                <S.Tier>{tierOf(code)}</S.Tier>
                <S.Amount>{formatMoney(amount, { currency, locale: tag })}</S.Amount>
                <S.Game>{name}</S.Game>
              </>
            );
            return (
              <li key={code}>
                {isLoggedIn ? (
                  <S.Plate to={address} state={{ name }}>
                    {content}
                  </S.Plate>
                ) : (
                  <S.Plate to={paths.login} state={loginState}>
                    {content}
                  </S.Plate>
                )}
              </li>
            );
          })}
        </S.Plates>
      )}
      {children}
    </JackpotCard>
  );
}
