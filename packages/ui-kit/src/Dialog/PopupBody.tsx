import { useCallback, type ReactNode } from 'react';

import { Body } from './Dialog.styles.ts';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Scrolling part of a popup. Takes focus if it overflows without controls, so that arrow keys can scroll it. */
export function PopupBody({ children }: { readonly children: ReactNode }): ReactNode {
  const watch = useCallback((body: HTMLDivElement) => {
    const check = (): void => {
      const mustTakeFocus = body.scrollHeight > body.clientHeight && !body.querySelector(focusable);
      if (mustTakeFocus) body.tabIndex = 0;
      else body.removeAttribute('tabindex');
    };
    check();
    const observer = new ResizeObserver(check);
    observer.observe(body);
    return () => {
      observer.disconnect();
    };
  }, []);
  return <Body ref={watch}>{children}</Body>;
}
