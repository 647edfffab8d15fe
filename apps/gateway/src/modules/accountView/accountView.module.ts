import { defineModule } from '../../module.ts';
import { createAccountViews } from './accountViews.ts';

/** Views of accounts by operators. The session module opens their sessions. */
export const accountViewModule = defineModule({
  name: 'accountView',
  offers: ({ db, clock }) => ({ accountViews: createAccountViews({ db, clock }) }),
});
