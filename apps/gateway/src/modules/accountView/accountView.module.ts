import { defineModule } from '../../module.ts';
import { createAccountViews } from './accountViews.ts';

/** Looks that operators take at accounts. Their sessions are opened where all sessions are. */
export const accountViewModule = defineModule({
  name: 'accountView',
  offers: ({ db, clock }) => ({ accountViews: createAccountViews({ db, clock }) }),
});
