import type { SlipRequest } from '../../../sportsApi.ts';
import { emptySlip, type Slip } from './slip.ts';

/** The stored slip, so that a reload loses nothing. */
export interface SlipMemory {
  read: () => { slip: Slip; sent: SlipRequest | undefined };
  write: (slip: Slip) => void;
  /** Stores a bet before it is sent; undefined deletes it once its answer is known. */
  writeSent: (request: SlipRequest | undefined) => void;
  /** Whether this tab has already opened the slip of a link. */
  isOpened: (code: string) => boolean;
  writeOpened: (code: string) => void;
}

const SLIP_KEY = 'arcade:sportsbook:slip';
/** Session storage, so another tab or player never sends the bet. */
const SENT_KEY = 'arcade:sportsbook:sent';
const OPENED_KEY = 'arcade:sportsbook:opened';

function readJson(storage: () => Storage, key: string): unknown {
  try {
    const stored = storage().getItem(key);
    return stored === null ? undefined : (JSON.parse(stored) as unknown);
  } catch {
    return undefined;
  }
}

function writeJson(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Without storage the slip lasts until the page closes.
  }
}

type StoredSlip = Omit<Slip, 'stake'> & { stake: string };

function slipOf(stored: StoredSlip | undefined): Slip {
  try {
    return stored ? { ...emptySlip, ...stored, stake: BigInt(stored.stake) } : emptySlip;
  } catch {
    return emptySlip;
  }
}

/** Creates the memory of a player's slip. `owner` separates players who share a browser. */
export function createSlipMemory(owner: string): SlipMemory {
  const slipKey = `${SLIP_KEY}:${owner}`;
  const sentKey = `${SENT_KEY}:${owner}`;
  const openedKey = `${OPENED_KEY}:${owner}`;
  return {
    read: () => ({
      slip: slipOf(readJson(() => localStorage, slipKey) as StoredSlip | undefined),
      sent: readJson(() => sessionStorage, sentKey) as SlipRequest | undefined,
    }),
    write: (slip) => writeJson(() => localStorage, slipKey, { ...slip, stake: slip.stake.toString() }),
    writeSent: (request) => writeJson(() => sessionStorage, sentKey, request),
    isOpened: (code) => readJson(() => sessionStorage, openedKey) === code,
    writeOpened: (code) => writeJson(() => sessionStorage, openedKey, code),
  };
}
