import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, type Location } from 'react-router';
import {
  isAgentType,
  isTrialType,
  paths,
  toastDuration,
  useAgentCodeKeeping,
  useReturnTo,
  useSession,
  useSwitch,
  useToast,
  type PopupState,
} from '@parlor/core';
import { useMessage } from '@parlor/i18n';
import { useBrand } from '@parlor/ui-kit/brand';
import { PageSlot, Shell } from '../shell/Shell.tsx';
import { LateOverlays } from './LateOverlays.tsx';
import { LazyPage } from './LazyPage.tsx';
import { PageAnnouncement } from './PageAnnouncement.tsx';
import { findScreen, screens, type Screen } from './screens.ts';
import { useArrival } from './useArrival.ts';
import { useFetchAhead } from './useFetchAhead.ts';
import { usePainted } from './usePainted.ts';
import { useSingleSteps } from './useSingleSteps.ts';

const popups = screens.filter((screen) => screen.frame === 'popup');
const pages = screens.filter((screen) => screen.frame !== 'popup');

/** Redirects home from a screen that the merchant has switched off, with a message. */
function NotOffered() {
  const toast = useToast();
  useEffect(() => {
    toast({ tone: 'info', messageKey: 'common:errors.permission.denied', durationMs: toastDuration.long });
  }, [toast]);
  return <Navigate to={paths.home} replace />;
}

/**
 * Redirects from a screen that the caller may not see: visitors to its fallback path, or to the login, which returns
 * them; others to home.
 */
function Guarded({ screen, children }: { screen: Screen; children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const isOffered = useSwitch(...(screen.switches ?? []));
  if (screen.access !== 'public' && !session) {
    if (screen.fallbackPath !== undefined) return <Navigate to={screen.fallbackPath} replace />;
    const state: PopupState = { returnTo: location.pathname + location.search + location.hash };
    return <Navigate to={paths.login} state={state} replace />;
  }
  if (!isOffered) return <NotOffered />;
  if (screen.access === 'agent' && !isAgentType(session?.type)) return <Navigate to={paths.home} replace />;
  return children;
}

/**
 * A screen in its frame. A tap first paints the frame and the placeholder of the new page; the page is rendered after
 * that, and the previous one is then unmounted. Until then the previous one is only hidden, because unmounting takes
 * long.
 */
function Framed({ screen, painted }: { screen: Screen; painted: Screen | undefined }) {
  const page = (of: Screen) => (
    <Guarded screen={of}>
      <LazyPage screen={of} isDue={of === painted || of.frame === 'bare'} />
    </Guarded>
  );
  if (screen.frame === 'bare') return page(screen);
  const leaving = painted === screen || painted?.frame === 'bare' ? undefined : painted;
  return (
    <Shell route={screen}>
      <PageSlot key={screen.paths[0]} isShown>
        {page(screen)}
      </PageSlot>
      {leaving && (
        <PageSlot key={leaving.paths[0]} isShown={false}>
          {page(leaving)}
        </PageSlot>
      )}
    </Shell>
  );
}

/**
 * Returns the path to redirect to from a popup, if any: visitors leave a popup that needs a session, players leave one
 * for visitors.
 */
function redirectFrom(
  { access, fallbackPath }: Screen,
  { hasSession, cameAsPlayer, returnTo }: { hasSession: boolean; cameAsPlayer: boolean; returnTo: string },
): string | undefined {
  if (access === 'visitor') return cameAsPlayer ? returnTo : undefined;
  return access === 'public' || hasSession ? undefined : (fallbackPath ?? paths.login);
}

/** Renders every screen at its address, and popups over the page from which they were opened. */
export function AppRoutes() {
  const location = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const returnTo = useReturnTo();
  const message = useMessage();
  const brand = useBrand();
  const requested = findScreen(location.pathname, popups);
  // When a session begins in a popup, the popup redirects: here the account at its opening counts.
  const isPlayer = session !== null && !isTrialType(session.type);
  const [coming, setComing] = useState({ location, isPlayer });
  if (coming.location !== location) setComing({ location, isPlayer });
  const redirect =
    requested && redirectFrom(requested, { hasSession: session !== null, cameAsPlayer: coming.isPlayer, returnTo });
  // A caller without access to a popup never sees it open.
  const popup = redirect === undefined ? requested : undefined;
  const [pageLocation, setPageLocation] = useState<Location>(location);
  if (!requested && pageLocation !== location) setPageLocation(location);
  // A popup opened by its address is over home. So is a login to which a page for players redirected: that page
  // would only redirect again.
  const pageBeneath = findScreen(pageLocation.pathname, pages);
  const mayStayBeneath = pageBeneath !== undefined && (pageBeneath.access === 'public' || session !== null);
  const beneath: Location =
    requested && !mayStayBeneath ? { ...location, pathname: paths.home, search: '', state: null } : pageLocation;
  const titleOf = (screen: Screen | undefined) => (screen ? message(screen.titleKey) : brand.name);
  const shown = beneath === pageLocation ? pageBeneath : findScreen(beneath.pathname, pages);
  const painted = usePainted(shown);
  const pageTitle = titleOf(shown);
  const current = popup ? titleOf(popup) : pageTitle;
  const title = current === brand.name ? current : `${current} · ${brand.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useAgentCodeKeeping();
  useArrival(beneath);
  useSingleSteps();
  useFetchAhead();

  return (
    <>
      <Routes location={requested ? beneath : location}>
        {shown?.paths.map((path) => (
          <Route key={path} path={path} element={<Framed screen={shown} painted={painted} />} />
        ))}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
      <PageAnnouncement title={pageTitle} />
      {redirect !== undefined && <Navigate to={redirect} replace />}
      <LateOverlays popup={popup} onClosePopup={() => void navigate(paths.home)} />
    </>
  );
}
