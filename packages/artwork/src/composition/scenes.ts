import { naturalScenes } from './naturalScenes.ts';
import { builtScenes } from './builtScenes.ts';
import type { Scene, SceneKit } from './sceneParts.ts';

/** The name of a scene, as the catalogue uses it. */
export type SceneId = keyof typeof naturalScenes | keyof typeof builtScenes;

const scenes: Record<SceneId, Scene> = { ...naturalScenes, ...builtScenes };

/** Paints the back of a picture. */
export function paintScene(scene: SceneId, kit: SceneKit): string {
  return scenes[scene](kit);
}
