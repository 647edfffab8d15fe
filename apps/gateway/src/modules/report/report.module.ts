import { defineModule } from '../../module.ts';
import { registerReportRoutes } from './report.routes.ts';
import { createReportService } from './report.service.ts';

/** Profit and loss, and records as files. */
export const reportModule = defineModule({
  name: 'report',
  offers: ({ db }) => ({ reports: createReportService({ db }) }),
  register: registerReportRoutes,
});
