import { defineModule } from '../../module.ts';
import { registerCall } from '../../http/registerCall.ts';
import { registerFile } from '../../http/registerFile.ts';
import { isRefusal } from '../../http/refusal.ts';
import { ledgerEventsModule } from '../live/ledgerEvents.module.ts';
import { memberModule } from '../member/member.module.ts';
import { sessionModule } from '../session/session.module.ts';
import { createCannedAnswers } from './cannedAnswers.ts';
import { createChatDesk } from './chatDesk.ts';
import { createChatConnections } from './chatConnections.ts';
import { createChatPictures } from './chatPictures.ts';
import { createChatService } from './chat.service.ts';
import { createChatSignals } from './chatSignals.ts';
import { registerChatSocket } from './chatSocket.routes.ts';
import { createDeskConnections } from './deskConnections.ts';
import { createFeedbackDesk, createFeedbackService } from './feedback.service.ts';
import { createOperatorLogins } from './operatorLogins.ts';
import { registerOperatorPages } from './operator.routes.ts';

/** Customer service: the chat, feedback, and the page of the operators who answer. */
export const supportModule = defineModule({
  name: 'support',
  needs: [ledgerEventsModule, memberModule, sessionModule],
  offers({ config, db, clock, shared, log, ledgerEvents, masterKeys, passwords, sessions, sessionEnds }) {
    const operatorLogins = createOperatorLogins({ db, clock, passwords });
    const pictures = createChatPictures({ db, masterKeys });
    const chat = createChatService({ db, clock, shared, log, ledgerEvents, pictures, operatorLogins });
    const chatSignals = createChatSignals({ shared, log });
    const connectionDeps = { ledgerEvents, signals: chatSignals, log, clock };
    return {
      chat,
      chatSignals,
      chatDesk: createChatDesk({ db, clock, ledgerEvents, pictures, operatorLogins }),
      chatConnections: createChatConnections({
        ...connectionDeps,
        read: (accountId, since) => chat.readOf(accountId, { since }),
        isStaffed: () => operatorLogins.isStaffed(),
        sessions,
        sessionEnds,
        maxPerAddress: config.rateLimitPerMinute,
      }),
      deskConnections: createDeskConnections({ ...connectionDeps, operatorLogins }),
      cannedAnswers: createCannedAnswers({ db }),
      feedback: createFeedbackService({ db, clock, shared, log }),
      feedbackDesk: createFeedbackDesk({ db, clock }),
      operatorLogins,
    };
  },
  async register(app, deps) {
    const { chat, feedback } = deps;
    registerCall(app, 'launchChat', (call) => chat.launch(call, call.query));
    registerCall(app, 'getChatUnreadCount', (call) => chat.unread(call));
    registerCall(app, 'listChatMessages', (call) => chat.list(call, call.query));
    registerCall(app, 'sendChatMessage', (call) => chat.send(call, call.body));
    registerCall(app, 'sendChatPicture', (call) =>
      chat.sendPicture(call, { key: call.params.key, sent: call.picture }),
    );
    registerFile(app, 'getChatPicture', async (call) => {
      const picture = await chat.picture(call, call.params.seq);
      return isRefusal(picture) ? picture : { name: `picture-${call.params.seq}.jpg`, chunks: [picture] };
    });
    registerCall(app, 'rateChat', (call) => chat.rate(call, call.body));
    registerCall(app, 'readChat', (call) => chat.read(call, call.body.seq));
    registerCall(app, 'listFeedback', (call) => feedback.list(call, call.query));
    registerCall(app, 'sendFeedback', (call) => feedback.send(call, call.body));
    registerChatSocket(app, deps);
    await app.register((scope) => registerOperatorPages(scope, deps));
  },
});
