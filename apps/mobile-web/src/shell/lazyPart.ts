import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { reportProblem } from '@parlor/core';

/**
 * A part of the shell whose code arrives after the page. Where it does not arrive, its place stays empty and the page
 * goes on.
 */
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
