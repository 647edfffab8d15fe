import type {
  ArcadeAnswer,
  ArcadeErrorCode,
  BalanceView,
  RevealedSeeds,
  ReplayView,
  RoundView,
  SeedView,
  SessionView,
} from '../arcadeApi.ts';
import type { DrawChainView, PastDrawSeeds } from '../drawApi.ts';
import type { PastHand, SeatActRequest, TableView } from '../seatApi.ts';
import type { BookRowProof } from '../books/book.ts';

/** A bet. Sending it again with the same key gives the same round. */
export interface BetRequest {
  stake: string;
  choice: unknown;
  idempotencyKey: string;
  clientSeed?: string;
  /** The free rounds that pay for it. */
  freeRoundsId?: string;
  /** The draw it is for; the one that is open without it. */
  draw?: number;
  /** The series of bets in several draws that it belongs to, and whether a win of one takes back those that follow. */
  chase?: { id: string; stopsOnWin: boolean };
}

/** A decision of an open round. Sending it again for the same position is safe. */
export interface DecisionRequest {
  decision: unknown;
  /** The number of decisions made before. */
  position: number;
}

/** A call that was refused or got no answer (`offline`). */
export class ArcadeFailure extends Error {
  readonly code: ArcadeErrorCode | 'offline';

  constructor(code: ArcadeErrorCode | 'offline') {
    super(code);
    this.code = code;
  }

  /** Whether the call can be retried safely. */
  get isPassing(): boolean {
    return (
      this.code === 'offline' ||
      this.code === 'gateway.unreachable' ||
      this.code === 'too_many_calls' ||
      this.code === 'round.undecided' ||
      this.code === 'unexpected'
    );
  }
}

/** The client of the arcade's server. Every call throws ArcadeFailure. */
export interface ArcadeClient {
  /** The token of the session, which the socket of a shared round sends first. Empty before a session is open. */
  token(): string;
  /** A call under `/arcade/api/` that one family alone has. */
  call<Value>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value>;
  open(code: string): Promise<SessionView>;
  session(): Promise<SessionView>;
  balance(): Promise<BalanceView>;
  bet(request: BetRequest): Promise<RoundView>;
  decide(roundId: string, request: DecisionRequest): Promise<RoundView>;
  /** Takes a bet back whose draw is open. */
  cancel(roundId: string): Promise<RoundView>;
  /** Draws of the title whose seeds are public, newest first, before `before` when it is given. */
  drawResults(before?: number): Promise<{ list: PastDrawSeeds[]; chain: DrawChainView }>;
  round(roundId: string): Promise<RoundView>;
  replay(roundId: string): Promise<ReplayView>;
  rounds(before?: string): Promise<{ list: RoundView[]; hasMore: boolean }>;
  /** A row of the game's book with its proof. */
  bookRow(position: number): Promise<BookRowProof>;
  markShown(roundId: string): Promise<void>;
  /** Does something at a table with seats. Sending it again is safe. */
  seatAct(request: SeatActRequest): Promise<{ table: TableView | null }>;
  /** Hands that the player was dealt into, newest first. */
  hands(before?: string): Promise<{ list: PastHand[]; hasMore: boolean }>;
  rotateSeeds(): Promise<{ revealed: RevealedSeeds; next: SeedView }>;
}

const TIMEOUT_MS = 25_000;

/** Random hexadecimal digits. Works on insecure origins too. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** Stored per tab, so that a reload resumes the session although the launch code was used. */
function remembered(family: string, code: string): { read(): string | null; write(token: string): void } {
  const key = `arcade:${family}:${code}`;
  return {
    read() {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    write(token) {
      try {
        sessionStorage.setItem(key, token);
      } catch {
        // Storage is forbidden. A reload then needs a new launch.
      }
    },
  };
}

/** Creates the client of a family. It remembers the token of the session for the tab. */
export function createArcadeClient(family: string): ArcadeClient {
  let token: string | null = null;

  async function call<Value>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value> {
    let answer: ArcadeAnswer<Value>;
    try {
      const response = await fetch(`/arcade/api/${path}`, {
        method,
        cache: 'no-store',
        credentials: 'omit',
        headers: {
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      answer = (await response.json()) as ArcadeAnswer<Value>;
    } catch {
      throw new ArcadeFailure('offline');
    }
    if (!answer.success) throw new ArcadeFailure(answer.errorCode);
    return answer.value;
  }

  return {
    token: () => token ?? '',
    call,
    async open(code) {
      const memory = remembered(family, code);
      token = memory.read();
      if (token !== null) return await call<SessionView>('GET', 'session');
      const opened = await call<{ token: string; session: SessionView | null }>('POST', 'session', { code });
      token = opened.token;
      memory.write(opened.token);
      return opened.session ?? (await call<SessionView>('GET', 'session'));
    },
    session: () => call('GET', 'session'),
    balance: () => call('GET', 'balance'),
    bet: (request) => call('POST', 'rounds', request),
    decide: (roundId, request) => call('POST', `rounds/${roundId}/decisions`, request),
    cancel: (roundId) => call('POST', `rounds/${roundId}/cancel`, {}),
    drawResults: (before) => call('GET', `draws/results?limit=50${before === undefined ? '' : `&before=${before}`}`),
    round: (roundId) => call('GET', `rounds/${roundId}`),
    replay: (roundId) => call('GET', `replays/${encodeURIComponent(roundId)}`),
    rounds: (before) => call('GET', `rounds?limit=20${before === undefined ? '' : `&before=${before}`}`),
    bookRow: (position) => call('GET', `books/${family}/rows/${position}`),
    markShown: async (roundId) => {
      await call('POST', `rounds/${roundId}/shown`, {});
    },
    seatAct: (request) => call('POST', 'seats/acts', request),
    hands: (before) => call('GET', `seats/hands?limit=20${before === undefined ? '' : `&before=${before}`}`),
    rotateSeeds: () => call('POST', 'seeds/rotate', {}),
  };
}
