import type { GameMessages } from '../../../shell/gameText.ts';
import type { GameClient } from '../../../shell/stage.ts';
import { createSlipStage } from './slipStage.ts';

/** The sportsbook as the shell knows it. A slip is decided by fixtures, so its own seeds replay nothing. */
export function sportsbookClient(messages: GameMessages): GameClient {
  return {
    family: 'sportsbook',
    messages,
    replay: () => ({ events: [], win: 0n }),
    createStage: createSlipStage,
  };
}
