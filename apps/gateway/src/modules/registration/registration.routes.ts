import type { ModuleRoutes } from '../../app.ts';

/** Registration. */
export const registerRegistrationRoutes: ModuleRoutes = () => undefined;
