import { useTranslation } from '@parlor/i18n';
import { Button } from '@parlor/ui-kit';
import { useFreePlay } from './useFreePlay.ts';

/** A game without an account, for visitors of a merchant that allows it. */
export function FreePlayButton() {
  const { t } = useTranslation();
  const { isOffered, isStarting, start } = useFreePlay();
  return isOffered ? <Button size="small" variant="ghost" isLoading={isStarting} onClick={() => void start()}>{t('shell.freePlay')}</Button> : null;
}
