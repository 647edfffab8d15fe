import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, type Location } from 'react-router';
import { isAgentType, paths, useAgentCodeKeeping, useIsLoggedIn, useSession, useSwitch, type PopupState } from '@parlor/core';
import { useMessage } from '@parlor/i18n';
import { useBrand } from '@parlor/ui-kit/brand';
import { Shell } from '../shell/Shell.tsx';
import { ShellDialogs } from '../shell/ShellDialogs.tsx';
import { LazyPage } from './LazyPage.tsx';
import { PageAnnouncement } from './PageAnnouncement.tsx';
import { PopupHost } from './PopupHost.tsx';
import { findScreen, screens, type Screen } from './screens.ts';
import { useArrival } from './useArrival.ts';
import { useFetchAhead } from './useFetchAhead.ts';
import { useSingleSteps } from './useSingleSteps.ts';

const popups = screens.filter((screen) => screen.frame === 'popup');
const pages = screens.filter((screen) => screen.frame !== 'popup');

/** Sends away whoever may not see a screen: visitors to the login with where they were headed, or to the screen's own refuge; others home. */
function Guarded({ screen, children }: { screen: Screen; children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const isOffered = useSwitch(...(screen.switches ?? []));
  if (screen.access !== 'public' && !session) {
    if (screen.refuge !== undefined) return <Navigate to={screen.refuge} replace />;
    const state: PopupState = { returnTo: location.pathname + location.search + location.hash };
    return <Navigate to={paths.login} state={state} replace />;
  }
  if (!isOffered || (screen.access === 'agent' && !isAgentType(session?.type))) return <Navigate to={paths.home} replace />;
  return children;
}

/** A screen in its frame. The page with which a visit begins comes together with it: there is no tap to be answered. */
function Framed({ screen, isFirst }: { screen: Screen; isFirst: boolean }) {
  const page = (
    <Guarded screen={screen}>
      <LazyPage screen={screen} isAfterFrame={!isFirst && screen.frame !== 'bare'} />
    </Guarded>
  );
  return screen.frame === 'bare' ? page : <Shell route={screen}>{page}</Shell>;
}

/** Every screen at its address; popups over the page that was there before them. */
export function AppRoutes() {
  const location = useLocation();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const message = useMessage();
  const brand = useBrand();
  const asked = findScreen(location.pathname, popups);
  // Who may not see a popup does not see it open either.
  const isRefused = asked !== undefined && asked.access !== 'public' && !isLoggedIn;
  const popup = isRefused ? undefined : asked;
  const [pageLocation, setPageLocation] = useState<Location>(location);
  const [isFirst, setIsFirst] = useState(true);
  if (!asked && pageLocation !== location) {
    setPageLocation(location);
    setIsFirst(false);
  }
  // A popup that is opened by its address alone stands over home, and so does a login that a page for players asked for:
  // that page would only ask again.
  const pageBeneath = findScreen(pageLocation.pathname, pages);
  const mayStayBeneath = pageBeneath !== undefined && (pageBeneath.access === 'public' || isLoggedIn);
  const beneath: Location = asked && !mayStayBeneath ? { ...location, pathname: paths.home, search: '', state: null } : pageLocation;
  const titleOf = (screen: Screen | undefined) => (screen ? message(screen.titleKey) : brand.name);
  const shown = beneath === pageLocation ? pageBeneath : findScreen(beneath.pathname, pages);
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
      <Routes location={asked ? beneath : location}>
        {shown?.paths.map((path) => <Route key={path} path={path} element={<Framed screen={shown} isFirst={isFirst} />} />)}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
      <PageAnnouncement title={pageTitle} />
      {isRefused && <Navigate to={asked.refuge ?? paths.login} replace />}
      <PopupHost screen={popup} onClose={() => void navigate(paths.home)} />
      <ShellDialogs />
    </>
  );
}
