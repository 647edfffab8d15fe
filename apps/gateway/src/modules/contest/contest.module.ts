import { defineModule } from '../../module.ts';
import { registerCall } from '../../http/registerCall.ts';
import { catalogueModule } from '../catalogue/catalogue.module.ts';
import { scopeOf } from '../catalogue/catalogueScope.ts';
import { repeatWhileListening } from '../deposit/signedReports.ts';
import { boardEventsModule } from './boardEvents.module.ts';
import { createContestService } from './contest.service.ts';
import { createContestWork } from './contestWork.ts';

/** How often scores are updated, in ms. */
const WORK_EVERY_MS = 1_000;

/** Tournaments and raffles. */
export const contestModule = defineModule({
  name: 'contest',
  needs: [boardEventsModule, catalogueModule],
  offers: ({ db, clock, log, masterKeys, boardEvents, catalogue }) => ({
    contests: createContestService({
      db,
      clock,
      gameNames: (scope, nodeIds) =>
        new Map(catalogue.pickGames(scopeOf(scope), nodeIds).map(({ nodeId, displayName }) => [nodeId, displayName])),
    }),
    contestWork: createContestWork({ db, clock, log, masterKeys, boards: boardEvents }),
  }),
  register(app, { contests, contestWork }) {
    registerCall(app, 'listContests', (call) => contests.list(call));
    registerCall(app, 'getContestBoard', (call) => contests.board(call, call.params.code));
    registerCall(app, 'getContestEntries', (call) => contests.entries(call, call.params.code));
    registerCall(app, 'listContestStandings', (call) => contests.standings(call));
    registerCall(app, 'joinContest', (call) => contests.join(call, call.params.code));
    repeatWhileListening(app, WORK_EVERY_MS, () => contestWork.run());
    app.addHook('onClose', () => contestWork.settled());
  },
});
