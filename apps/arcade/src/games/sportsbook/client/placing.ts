import { ArcadeFailure } from '../../../shell/arcadeClient.ts';
import type { Text } from '../../../shell/gameText.ts';
import { pause, sendUntilDecided } from '../../../shell/retrying.ts';
import type { SlipRequest, SlipView } from '../../../sportsApi.ts';
import type { SlipMemory } from './slipMemory.ts';
import type { SportsClient } from './sportsClient.ts';

/** The progress of a bet. */
export type Placement =
  | { phase: 'editing' }
  | { phase: 'sending' }
  /** Waits for the delay of live bets, or for the gateway. */
  | { phase: 'waiting'; slip: SlipView }
  | { phase: 'refused'; code: string; newPrices: SlipView['newPrices']; mostStake: bigint | null }
  | { phase: 'accepted'; slip: SlipView };

/** Places bets, one at a time. */
export interface Placing {
  state: () => Placement;
  /** Sends a bet and retries until its answer is known. */
  send: (request: SlipRequest) => Promise<void>;
  /** Retries the bet whose answer was lost with an earlier page, if any. */
  resume: () => Promise<void>;
  /** Applies a changed slip of the player. */
  onSlip: (slip: SlipView) => void;
  /** Goes back to the slip after a refusal or an acceptance. */
  edit: () => void;
}

interface PlacingParts {
  client: Pick<SportsClient, 'place' | 'slip'>;
  memory: Pick<SlipMemory, 'read' | 'writeSent'>;
  text: Text;
  onChange: (state: Placement) => void;
  /** Called when there is no answer yet and the same bet is retried. */
  onTrouble: (message: string) => void;
}

/** The polling interval for a waiting slip, in case a message was lost, in ms. */
const POLL_INTERVAL_MS = 2_000;

/** Creates the placing of bets. A lost answer is retried with the same key, so a bet is never placed twice. */
export function createPlacing({ client, memory, text, onChange, onTrouble }: PlacingParts): Placing {
  let state: Placement = { phase: 'editing' };

  function setState(next: Placement): void {
    state = next;
    if (next.phase === 'refused' || next.phase === 'accepted') memory.writeSent(undefined);
    onChange(next);
  }

  function applySlip(slip: SlipView): void {
    if (slip.state === 'delayed' || slip.state === 'placing') setState({ phase: 'waiting', slip });
    else if (slip.state === 'refused' || slip.state === 'void')
      setState({
        phase: 'refused',
        code: slip.refusal ?? 'unexpected',
        newPrices: slip.newPrices,
        mostStake: slip.mostStake === null ? null : BigInt(slip.mostStake),
      });
    else setState({ phase: 'accepted', slip });
  }

  /** Polls a waiting slip until it is decided. */
  async function poll(id: string): Promise<void> {
    while (state.phase === 'waiting' && state.slip.id === id) {
      await pause(POLL_INTERVAL_MS);
      if (state.phase !== 'waiting') return;
      const slip = await client.slip(id).catch(() => undefined);
      if (slip) onSlip(slip);
    }
  }

  function onSlip(slip: SlipView): void {
    if (state.phase === 'waiting' && state.slip.id === slip.id) applySlip(slip);
  }

  async function send(request: SlipRequest): Promise<void> {
    if (state.phase === 'sending' || state.phase === 'waiting') return;
    memory.writeSent(request);
    setState({ phase: 'sending' });
    try {
      const slip = await sendUntilDecided(() => client.place(request), { text, onTrouble });
      applySlip(slip);
      void poll(slip.id);
    } catch (error) {
      if (!(error instanceof ArcadeFailure)) throw error;
      setState({ phase: 'refused', code: error.code, newPrices: null, mostStake: null });
    }
  }

  return {
    state: () => state,
    send,
    async resume() {
      const { sent } = memory.read();
      if (sent) await send(sent);
    },
    onSlip,
    edit() {
      if (state.phase === 'refused' || state.phase === 'accepted') setState({ phase: 'editing' });
    },
  };
}
