import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { useEffect, useState } from 'react';
import { useTranslation } from '@parlor/i18n';
import { Button } from '@parlor/ui-kit';
import { isOutdated, loadFreshPage } from './freshPage.ts';
import * as S from './UpdateNotice.styles.ts';

/** Calls back once the page is loaded and the browser has nothing better to do. */
function whenIdle(callback: () => void): () => void {
  let cancel = (): void => undefined;
  const begin = (): void => {
    const id = 'requestIdleCallback' in globalThis ? requestIdleCallback(callback, { timeout: 5000 }) : undefined;
    if (id === undefined) callback();
    else cancel = () => cancelIdleCallback(id);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    cancel();
  };
}

/** Says that a newer release of the site is here, and changes over to it when the player wants to. */
export function UpdateNotice({ isEnabled = import.meta.env.PROD }: { isEnabled?: boolean }) {
  const { t } = useTranslation();
  const [changeOver, setChangeOver] = useState<{ run: () => void }>();

  useEffect(() => {
    // A part of the page whose file is gone belongs to a release that is gone; the press that asked for it must not just fade away.
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
    return whenIdle(() => void import('./releases.ts').then(({ followReleases }) => followReleases((run) => setChangeOver({ run }))));
  }, [isEnabled]);

  if (!changeOver) return null;
  return (
    <S.Root>
      <S.Words>{t('state.updateReady')}</S.Words>
      <Button size="small" icon={<ArrowClockwiseIcon />} onClick={changeOver.run}>{t('action.reload')}</Button>
    </S.Root>
  );
}
