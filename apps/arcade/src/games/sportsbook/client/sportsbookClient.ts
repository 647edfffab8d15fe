import type { GameMessages } from '../../../shell/gameText.ts';
import type { GameClient } from '../../../shell/stage.ts';
import { createSlipStage } from './slipStage.ts';

/** Creates the sportsbook's client for the shell. Fixtures decide a slip, so its own seeds replay nothing. */
export function sportsbookClient(messages: GameMessages): GameClient {
  return {
    family: 'sportsbook',
    messages,
    replay: () => ({ events: [], win: 0n }),
    createStage: createSlipStage,
  };
}
