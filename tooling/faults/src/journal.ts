import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

/** A line about an operation of the load. It counts once it is on disk. */
export type JournalLine =
  /** About to be sent, for the `attempt`-th time. */
  | { what: 'sent'; operation: string; attempt: number; order: Operation }
  /** Answered finally. */
  | { what: 'acknowledged'; operation: string; answer: Acknowledgement };

/** The request. Amounts are digits in minor units. */
export type Operation =
  | { kind: 'bet' | 'win' | 'promo_win'; player: string; amount: string; ref?: string }
  | { kind: 'bet_win'; player: string; amount: string; win: string }
  | { kind: 'rollback'; player: string; ref: string }
  | { kind: 'end_round'; player: string }
  | { kind: 'spin'; player: string; amount: string }
  /** A bet on one outcome of a draw. */
  | { kind: 'draw'; player: string; amount: string; game: string; place: string }
  /** The cancellation of a bet in a draw; `ref` is its round. */
  | { kind: 'cancel'; player: string; ref: string }
  /** A finished draw as a player saw it; the answer has it as JSON. */
  | { kind: 'result'; player: string; game: string; index: number }
  | { kind: 'slip'; player: string; amount: string }
  /** A partial cash-out of a slip, in hundredths of a percent; `ref` is its round. */
  | { kind: 'cash-out'; player: string; ref: string; share: number }
  /** A buy-in at a table with seats, and a top-up of it; `ref` is its round. */
  | { kind: 'buy-in'; player: string; amount: string }
  | { kind: 'top-up'; player: string; ref: string; amount: string }
  /** A move in a hand; `ref` is the hand. */
  | { kind: 'move'; player: string; ref: string; move: string }
  /** A finished hand as a player saw it; the answer has the change of the stack. */
  | { kind: 'hand'; player: string; ref: string }
  /** The end of a sitting, with its stack paid; `ref` is its round. */
  | { kind: 'end'; player: string; ref: string }
  | { kind: 'deposit' | 'withdrawal'; player: string; amount: string };

export interface Acknowledgement {
  status: string;
  /**
   * The gateway's id of the transfer, order or withdrawal; the round of a spin, a bet in a draw, a slip or a sitting.
   */
  id?: string | undefined;
  /** The win of a spin, or the payment of a cash-out or of the end of a sitting, in minor units. */
  win?: string | undefined;
  /** How often a sitting was resumed after a lost connection. */
  resumed?: number;
}

/** The recorder, as the load sees it. */
export interface Journal {
  /** Resolves when the line is on the disk. */
  write(line: JournalLine): Promise<void>;
  close(): void;
}

/** Connects to the recorder at its socket. */
export async function openJournal(socketPath: string): Promise<Journal> {
  const socket: Socket = connect(socketPath);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const waiting: (() => void)[] = [];
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    // Each line that comes back says how many more lines are on the disk.
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) for (const done of waiting.splice(0, Number(line))) done();
  });
  socket.on('error', () => undefined);
  return {
    write(line) {
      socket.write(`${JSON.stringify(line)}\n`);
      return new Promise((resolve) => waiting.push(resolve));
    },
    close: () => socket.destroy(),
  };
}

/** The history of an operation, from the journal. */
export interface Recorded {
  operation: string;
  order: Operation;
  attempts: number;
  answer: Acknowledgement | undefined;
}

/** Reads a journal. A truncated last line does not count. */
export function readJournal(file: string): Map<string, Recorded> {
  const recorded = new Map<string, Recorded>();
  for (const text of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const line = JSON.parse(text) as JournalLine;
    if (line.what === 'sent') {
      const known = recorded.get(line.operation);
      if (known === undefined)
        recorded.set(line.operation, { operation: line.operation, order: line.order, attempts: 1, answer: undefined });
      else known.attempts = Math.max(known.attempts, line.attempt);
    } else {
      const known = recorded.get(line.operation);
      if (known === undefined)
        throw new Error(`The journal knows an answer to ${line.operation}, which was never sent`);
      known.answer = line.answer;
    }
  }
  return recorded;
}
