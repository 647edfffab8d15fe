import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '@parlor/i18n';
import { useLaterQueue } from '@parlor/ui-kit';
import { isOutdated, loadFreshPage } from './freshPage.ts';
import type { UpdateBarProps } from './UpdateBar.tsx';

/** The same in plain words: where a release is gone, so is the file of its bar. */
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
  /** How the code of the bar is fetched. */
  loadBar?: () => Promise<Bar>;
}

/** Says that a newer release of the site is here, and changes over to it when the player wants to. */
export function UpdateNotice({ isEnabled = import.meta.env.PROD, loadBar = importBar }: UpdateNoticeProps) {
  const [UpdateBar] = useState(() => lazy(async () => ({ default: await loadBar().catch(() => PlainBar) })));
  const later = useLaterQueue();
  const [changeOver, setChangeOver] = useState<{ run: () => void }>();

  useEffect(() => {
    // A part of the page whose file is gone belongs to a release that is gone; the press that asked for it must not
    // just fade away.
    const check = async (): Promise<void> => {
      if (await isOutdated()) setChangeOver({ run: () => void loadFreshPage() });
    };
    const begin = () => void check();
    window.addEventListener('vite:preloadError', begin);
    return () => window.removeEventListener('vite:preloadError', begin);
  }, []);

  useEffect(() => {
    // Service workers are for secure pages; there is none to follow in development.
    if (!isEnabled || !('serviceWorker' in navigator)) return undefined;
    return later.add('offline', async () => {
      // The bar comes with what may ask for it, so that it is kept for later. The worker can do without.
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
