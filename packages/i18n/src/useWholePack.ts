import { useTranslation } from 'react-i18next';
import { hasWholePack, loadWholePack, originalOf } from './i18n.ts';
import { createPackWait } from './packWait.ts';

const reasonToWait = createPackWait(loadWholePack);

/**
 * Suspends until the whole pack is loaded, which does not include the texts of agents. Needs a Suspense boundary and an
 * error boundary above: throws if the pack fails to load.
 */
export function useWholePack(): void {
  const { i18n } = useTranslation();
  if (!hasWholePack(i18n)) throw reasonToWait(originalOf(i18n));
}
