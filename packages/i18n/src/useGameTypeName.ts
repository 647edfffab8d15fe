import { gameTypes } from '@parlor/contract';
import { useTranslation } from 'react-i18next';

/** Game types, and the classes that contribute less to wagering than their type. */
const named = [...gameTypes, 'SM', 'Crash', 'AR'] as const;

/** Returns a function that names game types and classes in the player's language; an unknown one keeps its code. */
export function useGameTypeName(): (gameType: string) => string {
  const { t } = useTranslation('wallet');
  return (gameType) => {
    const known = named.find((candidate) => candidate === gameType);
    return known === undefined ? gameType : t(`gameType.${known}`);
  };
}
