import { defineModule } from '../../module.ts';
import { artAddress } from '../artwork/artVersion.ts';
import { registerContentRoutes } from './content.routes.ts';
import { createContentService } from './content.service.ts';
import { createNoticeReads } from './noticeReads.service.ts';

/** Banners, notices, promotions and help. */
export const contentModule = defineModule({
  name: 'content',
  offers: ({ db, clock, log }) => {
    const content = createContentService({
      db,
      clock,
      artAddress,
      onError: (error) => log.warn({ err: error }, 'Published data could not be reloaded'),
    });
    return { content, noticeReads: createNoticeReads({ db, clock, content }) };
  },
  register: registerContentRoutes,
});
