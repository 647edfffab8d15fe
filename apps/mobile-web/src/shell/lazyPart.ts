import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reportProblem } from '@parlor/core';

/** Creates a part of the shell whose code loads after the page. If it fails to load, nothing is rendered. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      reportProblem('A part of the shell did not load', cause);
      return { default: () => null };
    }
  });
}
