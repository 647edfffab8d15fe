import { createElement, type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { createPath, type To } from 'react-router';
import { useFollowLink } from './useFollowLink.ts';

/** Props of `Link`: every attribute of `<a>` but `href` and `target`. A link to a screen opens no tab. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** Target location; its path begins with a slash. */
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
export function Link({ to, replace, state, onClick, ...rest }: LinkProps): ReactNode {
  const follow = useFollowLink();
  const path = typeof to === 'string' ? to : createPath(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    follow(event, path, state, replace);
  };
  // No JSX: build tools import this package without compiling it.
  return createElement('a', {
    ...rest,
    href: path,
    onClick: handleClick,
  });
}
