import { defineModule } from '../../module.ts';
import { registerCall } from '../../http/registerCall.ts';
import { ledgerEventsModule } from '../live/ledgerEvents.module.ts';
import { memberModule } from '../member/member.module.ts';
import { createChatDesk } from './chatDesk.ts';
import { createChatService } from './chat.service.ts';
import { createFeedbackDesk, createFeedbackService } from './feedback.service.ts';
import { createOperatorLogins } from './operatorLogins.ts';
import { registerOperatorPages } from './operator.routes.ts';

/** Customer service: the chat, feedback, and the page of the operators who answer. */
export const supportModule = defineModule({
  name: 'support',
  needs: [ledgerEventsModule, memberModule],
  offers: ({ db, clock, shared, log, ledgerEvents, passwords }) => ({
    chat: createChatService({ db, clock, shared, log, ledgerEvents }),
    chatDesk: createChatDesk({ db, clock, ledgerEvents }),
    feedback: createFeedbackService({ db, clock, shared, log }),
    feedbackDesk: createFeedbackDesk({ db, clock }),
    operatorLogins: createOperatorLogins({ db, clock, passwords }),
  }),
  async register(app, { chat, chatDesk, feedback, feedbackDesk, operatorLogins, shared }) {
    registerCall(app, 'launchChat', (call) => chat.launch(call, call.query));
    registerCall(app, 'getChatUnreadCount', (call) => chat.unread(call));
    registerCall(app, 'listChatMessages', (call) => chat.list(call, call.query));
    registerCall(app, 'sendChatMessage', (call) => chat.send(call, call.body));
    registerCall(app, 'readChat', (call) => chat.read(call, call.body.seq));
    registerCall(app, 'listFeedback', (call) => feedback.list(call, call.query));
    registerCall(app, 'sendFeedback', (call) => feedback.send(call, call.body));
    await app.register((scope) => registerOperatorPages(scope, { chatDesk, feedbackDesk, operatorLogins, shared }));
  },
});
