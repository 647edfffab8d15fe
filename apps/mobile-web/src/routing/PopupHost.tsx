import { lazy, Suspense, useState } from 'react';
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
  if (!content) return null;
  return (
    <Suspense fallback={null}>
      <Dialog isOpen={screen !== undefined} onClose={onClose} title={message(content.titleKey)} closeLabel={t('action.close')} onClosed={() => setShown(undefined)}>
        <LazyPage screen={content} />
      </Dialog>
    </Suspense>
  );
}
