import { createElement, type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

/** Props of `Link`, and every attribute of `<a>` but `href`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Target location. */
  to: To;
  /** Replaces the current history entry. */
  replace?: boolean;
  /** State of the next location. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a screen. Replaces the router's `Link`, whose prefetching for framework mode is not used here and would
 * cost two kilobytes per visit and three effects per link.
 */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps): ReactNode {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  // No JSX: build tools import this package without compiling it.
  return createElement('a', { ...rest, href, target, onClick: handleClick });
}
