import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useMessage, useTranslation } from '@parlor/i18n';
import { CONTENT_ID } from '../shell/Shell.tsx';
import { LazyPage } from './LazyPage.tsx';
import type { Screen } from './screens.ts';

/** Fetches the dialog that shows popups. */
export const loadDialog = () => import('@parlor/ui-kit/dialog');

const Dialog = lazy(async () => ({ default: (await loadDialog()).Dialog }));

/**
 * Returns the focus to the element that opened a popup when the popup is unmounted; to the page if that element no
 * longer exists.
 */
function useFocusReturn(isOpen: boolean, isUnmounted: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);

  useEffect(() => {
    if (!isUnmounted || opener.current === null) return undefined;
    const frame = requestAnimationFrame(() => {
      const from = opener.current;
      opener.current = null;
      // If the player has moved the focus elsewhere, it stays there.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      const target =
        from instanceof HTMLElement && from !== document.body && from.isConnected
          ? from
          : document.getElementById(CONTENT_ID);
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isUnmounted]);
}

/**
 * Shows a popup route in a dialog. The dialog keeps its content while it closes, so that it does not become empty
 * first.
 */
export function PopupHost({ screen, onClose }: { screen: Screen | undefined; onClose: () => void }) {
  const message = useMessage();
  const { t } = useTranslation();
  const [shown, setShown] = useState(screen);
  if (screen && screen !== shown) setShown(screen);
  const content = screen ?? shown;
  useFocusReturn(screen !== undefined, content === undefined);
  const body = useRef<HTMLDivElement>(null);

  // A popup opens before its page has loaded. Its first field is looked up when the focus moves, and again when the
  // page is there. After a touch, focus on a field would open the keyboard unasked.
  const initialFocus: RefObject<HTMLElement | null> = {
    get current() {
      const isTouched = window.matchMedia('(pointer: coarse)').matches;
      return (isTouched ? null : body.current?.querySelector('input')) ?? body.current;
    },
  };
  const focusFirst = () => {
    const page = body.current;
    if (!page) return;
    const focus = () => {
      const target = initialFocus.current;
      // If the player has moved the focus elsewhere, it stays there.
      if (document.activeElement === page || !page.contains(document.activeElement)) target?.focus();
      return target !== page;
    };
    if (focus()) return;
    // A form whose fields depend on the gateway's answer renders a moment later.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
  };

  if (!content) return null;
  return (
    <Suspense fallback={null}>
      <Dialog
        isOpen={screen !== undefined}
        onClose={onClose}
        title={message(content.titleKey)}
        closeLabel={t('action.close')}
        onClosed={() => setShown(undefined)}
        initialFocus={initialFocus}
      >
        <div ref={body} tabIndex={-1}>
          <LazyPage key={content.paths[0]} screen={content} onArrival={focusFirst} />
        </div>
      </Dialog>
    </Suspense>
  );
}
