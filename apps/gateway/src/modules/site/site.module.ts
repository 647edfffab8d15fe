import { defineModule } from '../../module.ts';
import { catalogueModule } from '../catalogue/catalogue.module.ts';
import { contentModule } from '../content/content.module.ts';
import { merchantModule } from '../merchant/merchant.module.ts';
import { registerSiteRoutes } from './site.routes.ts';

/** The built site. */
export const siteModule = defineModule({
  name: 'site',
  needs: [catalogueModule, contentModule, merchantModule],
  register: registerSiteRoutes,
});
