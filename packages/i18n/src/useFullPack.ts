import { useTranslation } from 'react-i18next';
import { hasFullPack, loadFullPack, originalOf } from './i18n.ts';
import { createPackWait } from './packWait.ts';

const reasonToWait = createPackWait(loadFullPack);

/**
 * Suspends until the full pack is loaded, which does not include the texts of agents. Needs a Suspense boundary and an
 * error boundary above: throws if the pack fails to load.
 */
export function useFullPack(): void {
  const { i18n } = useTranslation();
  if (!hasFullPack(i18n)) throw reasonToWait(originalOf(i18n));
}
