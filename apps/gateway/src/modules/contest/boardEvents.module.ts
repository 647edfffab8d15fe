import { defineModule } from '../../module.ts';
import { createBoardEvents } from './boardEvents.ts';

/** Events of changed boards. Separate from contests, so that streams of boards do not depend on what contests need. */
export const boardEventsModule = defineModule({
  name: 'boardEvents',
  offers: ({ shared, log }) => ({ boardEvents: createBoardEvents({ shared, log }) }),
});
