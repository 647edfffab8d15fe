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

/** A bet. Idempotent by its key: a retry returns the same round. */
export interface BetRequest {
  stake: string;
  choice: unknown;
  idempotencyKey: string;
  clientSeed?: string;
  /** The free rounds that pay for it. */
  freeRoundsId?: string;
  /** The draw of the bet; by default the open one. */
  draw?: number;
  /** The chase of the bet, and whether a win cancels the chase's bets in later draws. */
  chase?: { id: string; stopsOnWin: boolean };
}

/** A decision of an open round. Idempotent by its position. */
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

  /** Whether the failure is temporary, so that the call may be retried. */
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
  /** Returns the session's token, which the socket of a shared round sends first. Empty before a session is open. */
  token(): string;
  /** Sends a call under `/arcade/api/` that only one family has. */
  call<Value>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value>;
  open(code: string): Promise<SessionView>;
  session(): Promise<SessionView>;
  balance(): Promise<BalanceView>;
  bet(request: BetRequest): Promise<RoundView>;
  decide(roundId: string, request: DecisionRequest): Promise<RoundView>;
  /** Cancels a bet while its draw is open. */
  cancel(roundId: string): Promise<RoundView>;
  /** Lists draws of the title with public seeds, newest first, before `before` if it is given. */
  drawResults(before?: number): Promise<{ list: PastDrawSeeds[]; chain: DrawChainView }>;
  round(roundId: string): Promise<RoundView>;
  replay(roundId: string): Promise<ReplayView>;
  rounds(before?: string): Promise<{ list: RoundView[]; hasMore: boolean }>;
  /** Returns a row of the game's book with its proof. */
  bookRow(position: number): Promise<BookRowProof>;
  markShown(roundId: string): Promise<void>;
  /** Performs an act at a table with seats. Idempotent. */
  seatAct(request: SeatActRequest): Promise<{ table: TableView | null }>;
  /** Lists the player's hands, newest first. */
  hands(before?: string): Promise<{ list: PastHand[]; hasMore: boolean }>;
  rotateSeeds(): Promise<{ revealed: RevealedSeeds; next: SeedView }>;
}

const TIMEOUT_MS = 25_000;

/** Returns random hexadecimal digits. Works on insecure origins too. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** Stores the token per tab, so that a reload resumes the session although the launch code is used up. */
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

/** Creates the client of a family. It stores the token of the session for the tab. */
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
