import { useCallback, type ReactNode } from 'react';

import { Body } from './Dialog.styles.ts';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** The part of a popup that scrolls. Long words with nothing to press in them take the focus, so that arrow keys can read them. */
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
    return () => { observer.disconnect(); };
  }, []);
  return <Body ref={watch}>{children}</Body>;
}
