import { createElement, type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The address of a screen of the site. */
  to: To;
  /** Whether it takes the place of the present step of the history. */
  replace?: boolean;
  /** What the next screen finds in its location. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a screen of the site. The router's own link also prefetches for its framework mode, which the site does not use:
 * it would cost every visit two kilobytes, and every link three effects.
 */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps): ReactNode {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, ...(replace !== undefined && { replace }), ...(target !== undefined && { target }) });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  // No JSX: the build tools read this package without a compiler.
  return createElement('a', { ...rest, href, target, onClick: handleClick });
}
