import { laterRoutes } from './laterRoutes.ts';
import { fillPath, type Route } from './route.ts';
import { siteRoutes } from './siteRoutes.ts';

/** Every route of the site API, by name. */
export const routes = { ...siteRoutes, ...laterRoutes } as const satisfies Record<string, Route>;

/** The name of a route. */
export type RouteName = keyof typeof routes;

/** The name of a route that answers with a stream of events. */
export type StreamName = {
  [Name in RouteName]: (typeof routes)[Name] extends { isStream: true } ? Name : never;
}[RouteName];

/** The name of a route that answers with a file. */
export type FileName = {
  [Name in RouteName]: (typeof routes)[Name] extends { isFile: true } ? Name : never;
}[RouteName];

/** Returns the path of a route with its parameters filled in and URL-encoded. Throws if a parameter is missing. */
export function pathOf(name: RouteName, params?: Record<string, string>): string {
  return fillPath(routes[name], params);
}
