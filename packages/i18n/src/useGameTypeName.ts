import { gameTypes } from '@parlor/contract';
import { useTranslation } from 'react-i18next';

/** Types of games, and the classes that contribute less to wagering than their type. */
const named = [...gameTypes, 'SM', 'Crash', 'AR'] as const;

/** Names types and classes of games in the player's language; one that is not known keeps its code. */
export function useGameTypeName(): (gameType: string) => string {
  const { t } = useTranslation('wallet');
  return (gameType) => {
    const known = named.find((one) => one === gameType);
    return known === undefined ? gameType : t(`gameType.${known}`);
  };
}
