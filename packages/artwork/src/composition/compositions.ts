import type { CardKit, Composed, Composition } from './cardParts.ts';
import { objectCompositions } from './objectCompositions.ts';
import { sceneCompositions } from './sceneCompositions.ts';
import { subjectCompositions } from './subjectCompositions.ts';

/** The id of a composition. */
export type CompositionId =
  | keyof typeof subjectCompositions
  | keyof typeof objectCompositions
  | keyof typeof sceneCompositions;

const compositions: Record<CompositionId, Composition> = {
  ...subjectCompositions,
  ...objectCompositions,
  ...sceneCompositions,
};

/** Composes a card without its name. */
export function compose(id: CompositionId, kit: CardKit): Composed {
  return compositions[id](kit);
}
