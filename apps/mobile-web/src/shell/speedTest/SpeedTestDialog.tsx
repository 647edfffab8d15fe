import { paths, useSettings } from '@parlor/core';
import { useTranslation } from '@parlor/i18n';
import {
  Badge,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@parlor/ui-kit';
import { Dialog } from '@parlor/ui-kit/dialog';
import { routeOrigins } from './measureRoutes.ts';
import * as S from './SpeedTestDialog.styles.ts';
import type { ShellDialogProps } from '../dialogs/shellDialogProps.ts';
import { useRouteSpeeds, type RouteSpeed, type RouteSpeeds } from './useRouteSpeeds.ts';

/**
 * An address with its response time. Rank and link are shown when all are measured, because rows may change their order
 * until then.
 */
function RouteRow({ route: { origin, ms }, rank }: { route: RouteSpeed; rank: number | undefined }) {
  const { t: dialogs } = useTranslation('dialogs');
  const isHere = origin === window.location.origin;
  const host = new URL(origin).host;
  const words = ms === null ? dialogs('speedUnreachable') : ms !== undefined && dialogs('speedTime', { ms });
  const hasAnswer = typeof ms === 'number';
  return (
    <S.Route>
      <S.Rank aria-hidden>{ms === null ? '–' : (rank ?? '·')}</S.Rank>
      <S.Body>
        <S.Words>
          <S.Host dir="ltr">{host}</S.Host>
          <S.Signs>
            {words ? <S.Time $isMissing={ms === null}>{words}</S.Time> : <Skeleton width="8ch" />}
            {rank === 1 && hasAnswer && <Badge tone="success">{dialogs('speedFastest')}</Badge>}
            {isHere && <Badge tone="info">{dialogs('speedHere')}</Badge>}
          </S.Signs>
        </S.Words>
        {!isHere && hasAnswer && rank !== undefined && (
          <LinkButton
            size="small"
            variant="secondary"
            href={`${origin}${paths.home}`}
            aria-label={`${dialogs('speedSwitch')}: ${host}`}
          >
            {dialogs('speedSwitch')}
          </LinkButton>
        )}
      </S.Body>
    </S.Route>
  );
}

function Routes({ routes, isDone, answered }: RouteSpeeds) {
  const { t: dialogs } = useTranslation('dialogs');
  return (
    <Stack gap={4}>
      <div>
        <Text size={14} tone="secondary">
          {dialogs('speedText')}
        </Text>
        <output>
          <VisuallyHidden>
            {isDone ? dialogs('speedDone', { count: answered }) : dialogs('speedMeasuring')}
          </VisuallyHidden>
        </output>
      </div>
      <S.Routes aria-busy={!isDone}>
        {routes.map((route, index) => (
          <RouteRow key={route.origin} route={route} rank={isDone ? index + 1 : undefined} />
        ))}
      </S.Routes>
    </Stack>
  );
}

/** Ranks the site's addresses by response time and links to them. */
export function SpeedTestDialog({ isOpen, onClose }: ShellDialogProps) {
  const { t } = useTranslation();
  const { t: dialogs } = useTranslation('dialogs');
  const origins = routeOrigins(useSettings().domainRoute);
  const hasRoutes = origins.length > 0;
  const speeds = useRouteSpeeds(origins, isOpen && hasRoutes);
  const { isDone, answered, measureAgain } = speeds;
  const hasFailed = hasRoutes && isDone && answered === 0;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('shell.speedTest')}
      closeLabel={t('action.close')}
      actions={
        hasRoutes && !hasFailed ? (
          <Button variant="secondary" isLoading={!isDone} onClick={measureAgain}>
            {dialogs('speedAgain')}
          </Button>
        ) : undefined
      }
    >
      {!hasRoutes && (
        <EmptyState
          scene="search"
          headingLevel={3}
          title={dialogs('speedNoneTitle')}
          description={dialogs('speedNoneText')}
        />
      )}
      {hasRoutes && !hasFailed && <Routes {...speeds} />}
      {hasFailed && (
        <ErrorState
          headingLevel={3}
          title={t('state.errorTitle')}
          description={t(navigator.onLine ? 'errors.network.unreachable' : 'errors.network.offline')}
          retryLabel={dialogs('speedAgain')}
          onRetry={measureAgain}
        />
      )}
    </Dialog>
  );
}
