import { fixtureOf } from '../../games/sportsbook/model/fixtures.ts';
import { leagues } from '../../games/sportsbook/model/leagues.ts';
import { modelOf } from '../../games/sportsbook/model/models.ts';
import { sports } from '../../games/sportsbook/model/sports.ts';
import { paceOf } from '../../games/sportsbook/pace.ts';
import type { SimulatedSports } from './simulatedFeed.ts';

/** The simulated sports of the site. */
export const simulatedSports: SimulatedSports = { sports, leagues, fixtureOf, modelOf, paceOf };
