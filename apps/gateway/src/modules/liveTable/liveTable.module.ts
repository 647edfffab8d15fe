import { defineModule } from '../../module.ts';
import { registerCall } from '../../http/registerCall.ts';
import { catalogueModule } from '../catalogue/catalogue.module.ts';
import { createLiveTableService } from './liveTable.service.ts';
import { createTableFeed } from './tableFeed.ts';

/** The live tables of our own games, for the lobby. */
export const liveTableModule = defineModule({
  name: 'liveTable',
  needs: [catalogueModule],
  offers: ({ config, clock, catalogue }) => ({
    liveTables: createLiveTableService({
      catalogue,
      tables: createTableFeed({ arcadeUrl: config.arcadeUrl, clock }),
    }),
  }),
  register(app, { liveTables }) {
    registerCall(app, 'listLiveTables', (call) => liveTables.list(call));
  },
});
