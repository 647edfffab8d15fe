import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { matchPath, Navigate, NavigationType, Route, Routes, useLocation, useNavigate, useNavigationType, type Location } from 'react-router';
import { isAgentType, paths, useIsLoggedIn, useSession, type PopupState } from '@parlor/core';
import { useMessage } from '@parlor/i18n';
import { useBrand } from '@parlor/ui-kit/brand';
import { CONTENT_ID, HomeShell, PageShell } from '../shell/Shell.tsx';
import { ShellDialogs } from '../shell/ShellDialogs.tsx';
import { LazyPage } from './LazyPage.tsx';
import { PopupHost } from './PopupHost.tsx';
import { screens, type Screen } from './screens.ts';
import { useSingleSteps } from './useSingleSteps.ts';

const popups = screens.filter((screen) => screen.frame === 'popup');
const pages = screens.filter((screen) => screen.frame !== 'popup');

function find(candidates: readonly Screen[], pathname: string): Screen | undefined {
  return candidates.find((screen) => screen.paths.some((path) => matchPath(path, pathname)));
}

/** Sends away whoever may not see a screen: visitors to the login, with where they were headed; others home. */
function Guarded({ screen, children }: { screen: Screen; children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  if (screen.access !== 'public' && !session) {
    const state: PopupState = { returnTo: location.pathname + location.search };
    return <Navigate to={paths.login} state={state} replace />;
  }
  if (screen.access === 'agent' && !isAgentType(session?.type)) return <Navigate to={paths.home} replace />;
  return children;
}

function Framed({ screen }: { screen: Screen }) {
  const page = (
    <Guarded screen={screen}>
      <LazyPage screen={screen} />
    </Guarded>
  );
  if (screen.frame === 'bare') return page;
  return screen.frame === 'home' ? <HomeShell>{page}</HomeShell> : <PageShell route={screen}>{page}</PageShell>;
}

/** Names the document after the screen, tells screen readers by moving the focus, and starts a new page at its top. */
function useArrival(location: Location, titleKey: string | undefined): void {
  const message = useMessage();
  const brand = useBrand();
  const title = titleKey === undefined ? brand.name : `${message(titleKey)} · ${brand.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  const last = useRef(location.pathname);
  const navigation = useNavigationType();
  // Before the effects of the page itself, which may want to be somewhere else than at its top.
  useLayoutEffect(() => {
    if (last.current === location.pathname) return;
    last.current = location.pathname;
    // A step back leads to where one was: the browser and the lists see to that.
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [location.pathname, navigation]);
}

/** Every screen at its address; popups over the page that was there before them. */
export function AppRoutes() {
  const location = useLocation();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const popup = find(popups, location.pathname);
  const [pageLocation, setPageLocation] = useState<Location>(location);
  if (!popup && pageLocation !== location) setPageLocation(location);
  // A popup that is opened by its address alone stands over home, and so does a login that a page for players asked for:
  // that page would only ask again.
  const pageBeneath = find(pages, pageLocation.pathname);
  const mayStayBeneath = pageBeneath !== undefined && (pageBeneath.access === 'public' || isLoggedIn);
  const beneath: Location = popup && !mayStayBeneath ? { ...location, pathname: paths.home, search: '', state: null } : pageLocation;
  const current = popup ?? find(pages, location.pathname);
  useArrival(beneath, current?.titleKey);
  useSingleSteps();

  return (
    <>
      <Routes location={popup ? beneath : location}>
        {pages.flatMap((screen) => screen.paths.map((path) => <Route key={path} path={path} element={<Framed screen={screen} />} />))}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
      <PopupHost screen={popup} onClose={() => void navigate(paths.home)} />
      <ShellDialogs />
    </>
  );
}
