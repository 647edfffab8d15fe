import { defineModule } from '../../module.ts';
import { createBoardEvents } from './boardEvents.ts';

/** Which boards changed. Apart from contests, so that streams that follow boards need none of what those need. */
export const boardEventsModule = defineModule({
  name: 'boardEvents',
  offers: ({ shared, log }) => ({ boardEvents: createBoardEvents({ shared, log }) }),
});
