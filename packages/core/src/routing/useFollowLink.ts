import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

/**
 * Follows a link to a screen by the router: `<a href={to} onClick={(event) => follow(event, to)} />`. `state` is the
 * next location's state. `replace` says whether to replace the current entry; by default, only a link to the current
 * location does.
 */
export type FollowLink = (event: MouseEvent<HTMLElement>, to: string, state?: unknown, replace?: boolean) => void;

/**
 * Returns a stable click handler for links. A long list shares one among all of its links, where each `Link` would
 * resolve its own address. Clicks that open a tab or a window are left to the browser.
 */
export function useFollowLink(): FollowLink {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  useEffect(() => {
    latest.current = { navigate, location };
  });
  return useCallback((event, to, state, replace) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || isModified) return;
    event.preventDefault();
    const current = latest.current;
    const isCurrent = createPath(current.location) === to;
    void current.navigate(to, { state, replace: replace ?? isCurrent });
  }, []);
}
