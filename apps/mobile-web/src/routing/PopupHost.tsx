import { lazy, Suspense, useRef, useState, type RefObject } from 'react';
import { useMessage, useTranslation } from '@parlor/i18n';
import { LazyPage } from './LazyPage.tsx';
import type { Screen } from './screens.ts';

const Dialog = lazy(async () => ({ default: (await import('@parlor/ui-kit/dialog')).Dialog }));

/** Shows a popup route in a dialog. The last one stays in the dialog while it closes, so that it does not empty first. */
export function PopupHost({ screen, onClose }: { screen: Screen | undefined; onClose: () => void }) {
  const message = useMessage();
  const { t } = useTranslation();
  const [shown, setShown] = useState(screen);
  if (screen && screen !== shown) setShown(screen);
  const content = screen ?? shown;
  const body = useRef<HTMLDivElement>(null);

  // A popup opens before its page has arrived. Its first field is looked for when the focus moves, and once more when the
  // page is there; under a finger a field would bring up the keyboard unasked.
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
      // Whoever has begun somewhere else in the meantime stays there.
      if (document.activeElement === page || !page.contains(document.activeElement)) target?.focus();
      return target !== page;
    };
    if (focus()) return;
    // A form that asks the gateway what to ask for comes a moment later.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
  };

  if (!content) return null;
  return (
    <Suspense fallback={null}>
      <Dialog isOpen={screen !== undefined} onClose={onClose} title={message(content.titleKey)} closeLabel={t('action.close')} onClosed={() => setShown(undefined)} initialFocus={initialFocus}>
        <div ref={body} tabIndex={-1}>
          <LazyPage key={content.paths[0]} screen={content} onArrival={focusFirst} />
        </div>
      </Dialog>
    </Suspense>
  );
}
