import { useEffect, useRef, useState } from 'react';
import { paths, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import { Badge, Button, EmptyState, ErrorState, LinkButton, Skeleton, Stack, Text, VisuallyHidden } from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { measureRoute, rankRoutes, routeOrigins, type MeasuredRoute } from './measureRoutes.ts';
import * as S from './SpeedTestDialog.styles.ts';
import type { ShellDialogProps } from './shellDialogProps.ts';

/** Measures every address. Given up as soon as nobody waits for it any more. */
async function measureAll(origins: readonly string[], signal: AbortSignal): Promise<MeasuredRoute[]> {
  const measuring = { fetch: globalThis.fetch.bind(globalThis), now: () => performance.now(), signal };
  return rankRoutes(await Promise.all(origins.map((origin) => measureRoute(origin, measuring))));
}

function RouteRow({ route: { origin, ms }, rank }: { route: MeasuredRoute; rank: number }) {
  const { t } = useTranslation();
  const isHere = origin === window.location.origin;
  const host = new URL(origin).host;
  return (
    <S.Route>
      <S.Rank aria-hidden>{ms === null ? '–' : rank}</S.Rank>
      <S.Words>
        <S.Host dir="ltr">{host}</S.Host>
        <S.Signs>
          <S.Time $isMissing={ms === null}>{ms === null ? t('shell.speedUnreachable') : t('shell.speedTime', { ms })}</S.Time>
          {rank === 1 && ms !== null && <Badge tone="success">{t('shell.speedFastest')}</Badge>}
          {isHere && <Badge tone="info">{t('shell.speedHere')}</Badge>}
        </S.Signs>
      </S.Words>
      {!isHere && ms !== null && (
        <LinkButton size="small" variant="secondary" href={`${origin}${paths.home}`} aria-label={`${t('shell.speedSwitch')}: ${host}`}>{t('shell.speedSwitch')}</LinkButton>
      )}
    </S.Route>
  );
}

/** The addresses, measured when they come into sight and whenever the player asks again. */
function Routes({ origins }: { origins: readonly string[] }) {
  const { t } = useTranslation();
  const [routes, setRoutes] = useState<MeasuredRoute[]>();
  const round = useRef<AbortController>(undefined);

  const measure = async (): Promise<void> => {
    round.current?.abort();
    const controller = new AbortController();
    round.current = controller;
    const measured = await measureAll(origins, controller.signal);
    if (!controller.signal.aborted) setRoutes(measured);
  };
  useEffect(() => {
    void measure();
    return () => round.current?.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- measured once of its own accord; settings that are fetched again name the same addresses
  }, []);
  const measureAgain = () => {
    setRoutes(undefined);
    void measure();
  };
  const answered = routes?.filter(({ ms }) => ms !== null).length ?? 0;
  const hasFailed = routes !== undefined && answered === 0;

  if (hasFailed) {
    return (
      <ErrorState
        headingLevel={3}
        title={t('state.errorTitle')}
        description={t(navigator.onLine ? 'errors.network.unreachable' : 'errors.network.offline')}
        retryLabel={t('shell.speedAgain')}
        onRetry={measureAgain}
      />
    );
  }
  return (
    <Stack gap={4}>
      <div>
        <Text size={14} tone="secondary">{t('shell.speedText')}</Text>
        <output><VisuallyHidden>{routes ? t('shell.speedDone', { count: answered }) : t('shell.speedMeasuring')}</VisuallyHidden></output>
      </div>
      <S.Routes aria-busy={!routes}>
        {routes
          ? routes.map((route, index) => <RouteRow key={route.origin} route={route} rank={index + 1} />)
          : origins.map((origin) => (
              <S.Route key={origin}>
                <S.Rank aria-hidden>·</S.Rank>
                <S.Words>
                  <S.Host dir="ltr">{new URL(origin).host}</S.Host>
                  <Skeleton width="8ch" />
                </S.Words>
              </S.Route>
            ))}
      </S.Routes>
      <Button variant="secondary" isFullWidth isLoading={!routes} onClick={measureAgain}>{t('shell.speedAgain')}</Button>
    </Stack>
  );
}

/** How fast each address of the site answers this player, ranked, and the way over to another one. */
export function SpeedTestDialog({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const origins = routeOrigins(useSettings().domainRoute);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.speedTest')} closeLabel={t('action.close')}>
      {origins.length > 0
        ? <Routes origins={origins} />
        : <EmptyState scene="search" headingLevel={3} title={t('shell.speedNoneTitle')} description={t('shell.speedNoneText')} />}
    </Dialog>
  );
}
