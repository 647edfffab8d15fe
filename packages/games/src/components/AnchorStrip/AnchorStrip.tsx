import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useListAnchorsQuery, useListFollowedAnchorsQuery, useSetAnchorFollowedMutation } from '@parlor/api-client';
import type { Anchor } from '@parlor/contract';
import { Link, paths, toastDuration, useIsLoggedIn, useToast, type PopupState } from '@parlor/core';
import { useTranslation, useFullPack } from '@parlor/i18n';
import { Badge, Button } from '@parlor/ui-kit';
import { HostPortrait } from '../TableHost/HostPortrait.tsx';
import * as S from './AnchorStrip.styles.ts';
import { HostsPlace, rememberHosts } from './HostsPlace.tsx';

/** The polling interval of the hosts, in ms. */
const REFRESH_MS = 60_000;

interface HostProps {
  anchor: Anchor;
  isFollowed: boolean;
  onToggle: () => void;
}

function Host({ anchor, isFollowed, onToggle }: HostProps) {
  const { t } = useTranslation('lobby');
  const { t: games } = useTranslation('games');
  const toast = useToast();
  const isLoggedIn = useIsLoggedIn();
  const { name, nodeId, gameName, isLive, isMaintained, opensSoon, followers, isDemo } = anchor;
  const address = paths.play(nodeId);
  const loginState: PopupState = { returnTo: address };
  const whyClosed = isMaintained ? 'vendor_maintenance' : opensSoon ? 'opens_soon' : undefined;
  const showClosed = () =>
    whyClosed &&
    toast({ tone: 'info', messageKey: `common:errors.game.${whyClosed}`, durationMs: toastDuration.short });
  return (
    <S.Card>
      <HostPortrait id={anchor.id} size="medium" />
      <S.Words>
        <S.Name>
          {whyClosed ? (
            <button type="button" data-part="way" onClick={showClosed}>
              {name}
            </button>
          ) : isLoggedIn ? (
            <Link data-part="way" to={address} state={{ name: gameName }}>
              {name}
            </Link>
          ) : (
            <Link data-part="way" to={paths.login} state={loginState}>
              {name}
            </Link>
          )}
        </S.Name>
        <S.Marks>
          <Badge tone={isLive ? 'hot' : 'neutral'}>{t(isLive ? 'live' : 'offAir')}</Badge>
          {isDemo && <Badge>{games('home.demo')}</Badge>}
        </S.Marks>
        <S.Line>
          <span>{gameName}</span>
          {followers > 0 && (
            <>
              {' · '}
              <span>{t('followers', { count: followers })}</span>
            </>
          )}
        </S.Line>
      </S.Words>
      <Button
        size="small"
        variant="secondary"
        aria-pressed={isFollowed}
        aria-label={t(isFollowed ? 'unfollowName' : 'followName', { name })}
        onClick={onToggle}
      >
        {t(isFollowed ? 'following' : 'follow')}
      </Button>
    </S.Card>
  );
}

/** The hosts of live tables, followed ones first. Renders nothing if there are none. */
export function AnchorStrip() {
  useFullPack();
  const { t } = useTranslation('lobby');
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const { data, isError } = useListAnchorsQuery(undefined, {
    pollingInterval: REFRESH_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const { currentData: followed } = useListFollowedAnchorsQuery(undefined, { skip: !isLoggedIn });
  const [setFollowed] = useSetAnchorFollowedMutation();
  const hasHosts = data === undefined ? undefined : data.list.length > 0;
  useEffect(() => {
    if (hasHosts !== undefined) rememberHosts(hasHosts);
  }, [hasHosts]);
  if (data === undefined) return isError ? null : <HostsPlace />;
  if (!hasHosts) return null;

  const isFollowed = ({ id }: Anchor): boolean => isLoggedIn && followed?.list.includes(id) === true;
  const toggle = async (anchor: Anchor) => {
    if (!isLoggedIn) {
      const state: PopupState = { returnTo: pathname + search };
      await navigate(paths.login, { state });
      return;
    }
    // An optimistic update, reverted if the gateway refuses.
    const { error } = await setFollowed({ anchorId: anchor.id, isFollowed: !isFollowed(anchor) });
    if (error) toast({ tone: 'danger', messageKey: 'lobby:followFailed', durationMs: toastDuration.short });
  };
  // Live hosts come first; within both groups, followed hosts come first.
  const rank = (anchor: Anchor): number => (anchor.isLive ? 0 : 2) + (isFollowed(anchor) ? 0 : 1);
  return (
    <section aria-label={t('hosts')}>
      <S.List>
        {data.list
          .toSorted((a, b) => rank(a) - rank(b))
          .map((anchor) => (
            <li key={anchor.id}>
              <Host anchor={anchor} isFollowed={isFollowed(anchor)} onToggle={() => void toggle(anchor)} />
            </li>
          ))}
      </S.List>
    </section>
  );
}
