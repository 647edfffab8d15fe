import type { GatewayParts } from '../../parts.ts';
import { createBroadcast, type Broadcast } from '../../shared/broadcast.ts';

/** A board that changed. The event holds no places: clients that show the board refetch it. */
export interface BoardEvent {
  merchantCode: string;
  code: string;
}

/** Changes of boards, published to all gateway processes. An event may be lost or duplicated. */
export type BoardEvents = Broadcast<BoardEvent>;

/** Creates the events of boards on the shared state. */
export function createBoardEvents({ shared, log }: Pick<GatewayParts, 'shared' | 'log'>): BoardEvents {
  return createBroadcast({ shared, log, channel: 'contest-boards' });
}
