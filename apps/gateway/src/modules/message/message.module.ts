import { defineModule } from '../../module.ts';
import { registerMessageRoutes } from './message.routes.ts';
import { createMessageService } from './message.service.ts';
import { createMessageSenders } from './messageSenders.ts';

/** Outgoing SMS and mail. */
export const messageModule = defineModule({
  name: 'message',
  offers: ({ config, db, clock, log }) => ({
    messages: createMessageService({
      db,
      clock,
      senders: createMessageSenders({ config, log }),
      onRefused: (message) => log.error({ message }, 'a message could not be delivered'),
    }),
  }),
  register: registerMessageRoutes,
});
