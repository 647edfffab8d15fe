import { useEffect, useRef } from 'react';
import { createPath, useLocation } from 'react-router';

/**
 * Makes two quick taps on a link one navigation. The address changes with the first tap, the screen a moment later; a
 * second tap in between would add the same address to the history, and Back would seem to do nothing.
 */
export function useSingleSteps(): void {
  const shown = useRef('');
  const location = useLocation();
  useEffect(() => {
    shown.current = createPath(location);
  }, [location]);

  useEffect(() => {
    const swallow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.href !== window.location.href) return;
      const { pathname, search, hash } = window.location;
      if (createPath({ pathname, search, hash }) === shown.current) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', swallow, { capture: true });
    return () => document.removeEventListener('click', swallow, { capture: true });
  }, []);
}
