import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '@parlor/i18n';
import { useLaterQueue } from '@parlor/ui-kit';
import { isOutdated, loadFreshPage } from './freshPage.ts';
import type { UpdateBarProps } from './UpdateBar.tsx';

/** The notice as plain text: when a release is deleted, so is the file of its bar. */
function PlainBar({ onReload }: UpdateBarProps) {
  const { t } = useTranslation();
  return (
    <output>
      {t('state.updateReady')}{' '}
      <button type="button" onClick={onReload}>
        {t('action.reload')}
      </button>
    </output>
  );
}

type Bar = ComponentType<UpdateBarProps>;
const importBar = async (): Promise<Bar> => (await import('./UpdateBar.tsx')).UpdateBar;

export interface UpdateNoticeProps {
  isEnabled?: boolean;
  /** Fetches the code of the bar. */
  loadBar?: () => Promise<Bar>;
}

/** Shows that a newer release of the site is ready, and switches to it when the player wants to. */
export function UpdateNotice({ isEnabled = import.meta.env.PROD, loadBar = importBar }: UpdateNoticeProps) {
  const [UpdateBar] = useState(() => lazy(async () => ({ default: await loadBar().catch(() => PlainBar) })));
  const later = useLaterQueue();
  const [changeOver, setChangeOver] = useState<{ run: () => void }>();

  useEffect(() => {
    // A missing chunk may belong to a deleted release; the press that requested it must not fail silently.
    const check = async (): Promise<void> => {
      if (await isOutdated()) setChangeOver({ run: () => void loadFreshPage() });
    };
    const begin = () => void check();
    window.addEventListener('vite:preloadError', begin);
    return () => window.removeEventListener('vite:preloadError', begin);
  }, []);

  useEffect(() => {
    // Service workers need a secure page; development has none.
    if (!isEnabled || !('serviceWorker' in navigator)) return undefined;
    return later.add('offline', async () => {
      // The bar is loaded before it is needed, so that it is cached. The worker does not depend on it.
      const [{ followReleases }] = await Promise.all([import('./releases.ts'), loadBar().catch(() => undefined)]);
      followReleases((run) => setChangeOver({ run }));
    });
  }, [isEnabled, later, loadBar]);

  return (
    changeOver && (
      <Suspense fallback={null}>
        <UpdateBar onReload={changeOver.run} />
      </Suspense>
    )
  );
}
