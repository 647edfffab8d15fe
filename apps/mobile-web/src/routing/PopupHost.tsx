import { lazy, Suspense, useRef, useState } from 'react';
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

  // The popup opened before its page had arrived, so its own choice of a first control was the cross. Under a finger the
  // focus would bring up the keyboard unasked.
  const focusFirst = () => {
    const page = body.current;
    if (!page || window.matchMedia('(pointer: coarse)').matches) return;
    const focus = () => {
      const field = page.querySelector('input');
      // Whoever has begun somewhere else in the meantime stays there.
      if (field && !page.contains(document.activeElement)) field.focus();
      return field !== null;
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
      <Dialog isOpen={screen !== undefined} onClose={onClose} title={message(content.titleKey)} closeLabel={t('action.close')} onClosed={() => setShown(undefined)}>
        <div ref={body}>
          <LazyPage key={content.paths[0]} screen={content} onArrival={focusFirst} />
        </div>
      </Dialog>
    </Suspense>
  );
}
