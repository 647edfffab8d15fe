import { gameTypes } from '@parlor/contract';
import { useTranslation } from 'react-i18next';

/** Names types of games in the player's language; one that is not known keeps its code. */
export function useGameTypeName(): (gameType: string) => string {
  const { t } = useTranslation('wallet');
  return (gameType) => {
    const known = gameTypes.find((one) => one === gameType);
    return known === undefined ? gameType : t(`gameType.${known}`);
  };
}
