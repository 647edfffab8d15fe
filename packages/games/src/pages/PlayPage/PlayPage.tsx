import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { ListNumbersIcon } from '@phosphor-icons/react/dist/csr/ListNumbers';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { errorMessageKey, isApiError, roundPlayed, useKnownReminder } from '@parlor/api-client';
import type { Launch, SiteFrameMessage } from '@parlor/contract';
import { isTrialType, Link, paths, useSession, useSettings, useStepBack } from '@parlor/core';
import { useMessage, useTranslation } from '@parlor/i18n';
import { Badge, ErrorState, Heading, IconButton, LinkButton } from '@parlor/ui-kit';
import { BalanceView } from '../../components/BalanceView/BalanceView.tsx';
import { isSafeLaunch, readGameMessage } from '../../model/gameFramePolicy.ts';
import { listPath } from '../../model/gameScreens.ts';
import { HostPlace } from './HostPlace.tsx';
import { Opening } from './Opening.tsx';
import * as S from './PlayPage.styles.ts';
import { useLaunch } from './useLaunch.ts';
import { useOtherTables } from './useOtherTables.ts';

/** Returns a function that goes back to the previous page, or home if the visit started here. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const stepBack = useStepBack();
  return () => stepBack(() => void navigate(paths.home, { replace: true }));
}

/** The query parameters that the page passes to the game: a fixture, the code of a shared slip. */
const handedOn = ['fixture', 'slip'];
/** The maximum length of a passed value. A longer one is cut, and the game reports an invalid slip. */
const MAX_HANDED_ON = 2_000;

/** Returns the address of the game with the parameters passed on from the page. */
function addressAt(url: string, search: URLSearchParams): string {
  const address = new URL(url);
  for (const name of handedOn) {
    const value = search.get(name);
    if (value !== null) address.searchParams.set(name, value.slice(0, MAX_HANDED_ON));
  }
  return address.href;
}

/**
 * The game in a sandboxed iframe. It runs scripts of its own origin, saves the offline verifier, and opens the verifier
 * in a tab.
 */
function GameFrame(props: { launch: Launch; isFreePlay: boolean; onLeave: () => void }) {
  const {
    launch: { url, origin, game },
    isFreePlay,
    onLeave,
  } = props;
  const [search] = useSearchParams();
  const { t } = useTranslation('games');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const post = (message: SiteFrameMessage) => frame.current?.contentWindow?.postMessage(message, origin);
  const tables = useOtherTables(post, isFreePlay);
  // No other game may open another table.
  const isTable = game.gameType === 'LIVE';

  // The game, including autoplay, pauses while the reminder is open.
  const isReminded = (useKnownReminder().data?.due ?? null) !== null;
  useEffect(() => {
    if (isReminded && isOpen)
      frame.current?.contentWindow?.postMessage(
        { source: 'parlor-site', type: 'pause' } satisfies SiteFrameMessage,
        origin,
      );
  }, [isOpen, isReminded, origin]);

  useEffect(() => {
    // The game builds links to this page from it.
    const notifyPage = () =>
      frame.current?.contentWindow?.postMessage(
        {
          source: 'parlor-site',
          type: 'page',
          address: window.location.origin + window.location.pathname,
        } satisfies SiteFrameMessage,
        origin,
      );
    const handleMessage = (event: MessageEvent) => {
      const message = readGameMessage(event, { window: frame.current?.contentWindow, origin });
      switch (message?.type) {
        case 'ready':
          notifyPage();
          return setIsOpen(true);
        case 'balance_changed':
          return void dispatch(roundPlayed());
        case 'exit':
          return onLeave();
        case 'deposit':
          return void navigate(paths.voucherCenter);
        case 'list_tables':
          return void (isTable && tables.list());
        case 'open_table':
          return void (isTable && tables.open(message.gameCode));
        case undefined:
          return undefined;
      }
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [dispatch, isTable, navigate, onLeave, origin, tables]);

  return (
    <>
      {!isOpen && <Opening />}
      <S.Frame
        ref={frame}
        $isOpen={isOpen}
        src={addressAt(url, search)}
        title={t('play.frame', { game: game.displayName })}
        sandbox="allow-scripts allow-same-origin allow-downloads allow-popups"
        allow="fullscreen; clipboard-write; web-share"
        referrerPolicy="no-referrer"
        onLoad={() => setIsOpen(true)}
      />
    </>
  );
}

function Failed({ error, nodeId, onRetry }: { error: unknown; nodeId: string; onRetry: () => void }) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation();
  const message = useMessage();
  const code = isApiError(error) ? error.code : undefined;
  const isMaintained = code === 'game.vendor_maintenance';
  const opensSoon = code === 'game.opens_soon';
  const isFinal =
    isMaintained ||
    opensSoon ||
    code === 'game.not_found' ||
    code === 'game.free_play_unsupported' ||
    code === 'game.not_allowed_here' ||
    code === 'account.real_required' ||
    code === 'permission.denied';
  const way =
    code === 'game.free_play_unsupported' ? (
      <LinkButton render={<Link to={paths.play(nodeId)} replace />}>{t('play.forMoney')}</LinkButton>
    ) : code === 'account.real_required' ? (
      <LinkButton render={<Link to={paths.register} />}>{common('shell.register')}</LinkButton>
    ) : code === 'wallet.insufficient_balance' ? (
      <LinkButton render={<Link to={paths.voucherCenter} />}>{t('play.deposit')}</LinkButton>
    ) : (
      <LinkButton variant={isFinal ? 'primary' : 'ghost'} render={<Link to={listPath('HOT')} replace />}>
        {t('play.others')}
      </LinkButton>
    );
  return (
    <ErrorState
      title={t(isMaintained ? 'play.maintenanceTitle' : opensSoon ? 'play.opensSoonTitle' : 'play.failedTitle')}
      description={message(errorMessageKey(error))}
      action={way}
      {...(isMaintained && { scene: 'maintenance' as const })}
      {...(opensSoon && { scene: 'games' as const })}
      {...(!isFinal && { retryLabel: common('action.retry'), onRetry })}
    />
  );
}

const TableByCode = lazy(async () => ({ default: (await import('./TableByCode.tsx')).TableByCode }));

/** The value in place of a card's id in an address that names a table by its code. */
const TABLE_BY_CODE = 'table';

/** The game screen: an iframe under a bar with back button and balance. */
export function Page() {
  const { nodeId = '' } = useParams();
  const [search] = useSearchParams();
  const session = useSession();
  // A trial account always uses free play.
  const isFreePlay = search.get('free') === '1' || isTrialType(session?.type);
  const leave = useLeave();
  const code = nodeId === TABLE_BY_CODE ? search.get('code') : null;
  if (code !== null)
    return (
      <Suspense fallback={<Opening />}>
        <TableByCode gameCode={code} isFreePlay={isFreePlay} onLeave={leave} />
      </Suspense>
    );
  return <PlayScreen key={`${nodeId} ${isFreePlay}`} nodeId={nodeId} isFreePlay={isFreePlay} />;
}

function PlayScreen({ nodeId, isFreePlay }: { nodeId: string; isFreePlay: boolean }) {
  const { t } = useTranslation('games');
  const { gameOrigins } = useSettings();
  const dispatch = useDispatch();
  const leave = useLeave();
  const state = useLocation().state as { name?: unknown } | null;
  const { launch, error, retry } = useLaunch(nodeId, isFreePlay);

  // Refetches balance and records when the game is left.
  useEffect(() => () => void dispatch(roundPlayed()), [dispatch]);

  const name = launch?.game.displayName ?? (typeof state?.name === 'string' ? state.name : t('title.play'));
  const isSafe = launch && isSafeLaunch(launch, window.location.origin, gameOrigins);
  return (
    <S.Screen id="main" tabIndex={-1} aria-label={name}>
      <S.Bar>
        <IconButton label={t('play.back')} onClick={leave}>
          <CaretLeftIcon />
        </IconButton>
        <S.Name>
          <S.Words>
            <Heading level={1} size={16} isOneLine>
              {name}
            </Heading>
            {launch?.game.gameType === 'LIVE' && <HostPlace nodeId={nodeId} />}
          </S.Words>
          {isFreePlay && <Badge tone="info">{t('play.freePlay')}</Badge>}
        </S.Name>
        {(launch?.game.gameType === 'LOTT' || launch?.game.gameType === 'ELOTT') && (
          <IconButton label={t('play.results')} render={<Link to={paths.lotteryResults(nodeId)} />}>
            <ListNumbersIcon />
          </IconButton>
        )}
        <BalanceView />
      </S.Bar>
      <S.Stage>
        {error ? (
          <Failed error={error} nodeId={nodeId} onRetry={retry} />
        ) : !launch ? (
          <Opening />
        ) : isSafe ? (
          <GameFrame launch={launch} isFreePlay={isFreePlay} onLeave={leave} />
        ) : (
          <ErrorState
            title={t('play.failedTitle')}
            description={t('play.unsafe')}
            action={<LinkButton render={<Link to={listPath('HOT')} replace />}>{t('play.others')}</LinkButton>}
          />
        )}
      </S.Stage>
    </S.Screen>
  );
}
