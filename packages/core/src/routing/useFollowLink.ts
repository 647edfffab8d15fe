import { useCallback, useEffect, useRef, type HTMLAttributeAnchorTarget, type MouseEvent } from 'react';
import { createPath, useLocation, useNavigate, type To } from 'react-router';

interface FollowOptions {
  /** State of the next location. */
  readonly state?: unknown;
  /** Replaces the current history entry; unless told, only if the link leads to where the player is. */
  readonly replace?: boolean | undefined;
  readonly target?: HTMLAttributeAnchorTarget | undefined;
}

/** Follows a link to a screen by the router: `<a href={to} onClick={(event) => follow(event, to)} />`. */
export type FollowLink = (event: MouseEvent<HTMLElement>, to: To, options?: FollowOptions) => void;

/**
 * Returns a stable click handler for links. A long list has one for all of its links, where each `Link` resolves its own
 * address. Clicks that open a tab or a window are left to the browser.
 */
export function useFollowLink(): FollowLink {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  useEffect(() => {
    latest.current = { navigate, location };
  });
  return useCallback((event, to, { state, replace, target = '_self' } = {}) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || isModified || target !== '_self') return;
    event.preventDefault();
    const here = createPath(latest.current.location);
    void latest.current.navigate(to, {
      state,
      replace: replace ?? here === (typeof to === 'string' ? to : createPath(to)),
    });
  }, []);
}
