import { naturalScenes } from './naturalScenes.ts';
import { builtScenes } from './builtScenes.ts';
import type { Scene, SceneKit } from './sceneParts.ts';

/** The id of a scene. */
export type SceneId = keyof typeof naturalScenes | keyof typeof builtScenes;

const scenes: Record<SceneId, Scene> = { ...naturalScenes, ...builtScenes };

/** Draws the background of an image. */
export function paintScene(scene: SceneId, kit: SceneKit): string {
  return scenes[scene](kit);
}
