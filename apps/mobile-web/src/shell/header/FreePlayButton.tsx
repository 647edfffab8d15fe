import { GameControllerIcon } from '@phosphor-icons/react/dist/csr/GameController';
import { useTranslation } from '@parlor/i18n';
import { Button, VisuallyHidden } from '@parlor/ui-kit';
import * as S from './FreePlayButton.styles.ts';
import { useFreePlay } from './useFreePlay.ts';

/** The free-play button for visitors of a merchant that allows trials. */
export function FreePlayButton() {
  const { t } = useTranslation();
  const { isOffered, isStarting, start } = useFreePlay();
  if (!isOffered) return null;
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<GameControllerIcon />}
      isLoading={isStarting}
      onClick={() => void start()}
    >
      <VisuallyHidden>{t('shell.freePlay')}</VisuallyHidden>
      <S.Words aria-hidden>{t('shell.freePlay')}</S.Words>
    </Button>
  );
}
