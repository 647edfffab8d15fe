import { randomUUID } from 'node:crypto';
import type { Lane } from './lanes.ts';
import type { Spinner } from './messages.ts';
import type { Random } from './random.ts';
import type { Wire } from './wire.ts';

interface RoundAnswer {
  success: boolean;
  errorCode?: string;
  value?: { id: string; state: string; win: string; decisions: unknown[] };
}

/** How a game is played here: its choice, and the decisions of a round, the last of which ends it. */
interface Plan {
  choice: object;
  decisions: readonly object[];
}

const cashOut = { type: 'cash_out' };
const plans: Readonly<Record<string, Plan>> = {
  'lotus-dice': { choice: { side: 'under', winning: 5000 }, decisions: [] },
  'naga-mines': {
    choice: { mines: 3 },
    decisions: [{ type: 'pick', tile: 0 }, { type: 'pick', tile: 12 }, cashOut],
  },
  'temple-hi-lo': { choice: {}, decisions: [{ type: 'guess', guess: 'higher' }, cashOut] },
};
const plainPlan: Plan = { choice: {}, decisions: [] };

/** A seed of the browser. */
const CLIENT_SEED = 'fa0175'.repeat(6);
/** Codes after which the same call is sent again. */
const UNDECIDED = new Set([
  'round.undecided',
  'round.decision_passed',
  'gateway.unreachable',
  'unexpected',
  'too_many_calls',
  'round.too_soon',
]);

/** A player of the arcade. Yields between rounds. */
export async function* playSpinner(
  lane: Lane,
  spinner: Spinner,
  arcade: Wire,
  random: Random,
): AsyncGenerator<undefined> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${spinner.arcadeToken}`,
    'x-forwarded-for': `10.${random.whole(0, 255)}.${random.whole(0, 255)}.${random.whole(1, 254)}`,
  };
  const amount = '100';
  const { choice, decisions } = plans[spinner.gameCode] ?? plainPlan;

  async function send(path: string, body: object): Promise<RoundAnswer | undefined> {
    return read((await arcade.send('POST', path, headers, JSON.stringify(body))).text);
  }

  /** Bets and decides as far as the arcade answers. The same key finds the round as it stands. */
  async function playRound(idempotencyKey: string): Promise<RoundAnswer | undefined> {
    let said = await send('/arcade/api/rounds', { stake: amount, choice, idempotencyKey, clientSeed: CLIENT_SEED });
    while (said?.value?.state === 'OPEN') {
      const { id, decisions: made } = said.value;
      const decision = decisions[made.length];
      if (decision === undefined) return said;
      said = await send(`/arcade/api/rounds/${id}/decisions`, { position: made.length, decision });
    }
    return said;
  }

  for (;;) {
    const key = randomUUID();
    const operation = `spin ${key}`;
    const answer = await lane.carry(operation, { kind: 'spin', player: spinner.name, amount }, async () => {
      const said = await playRound(key);
      if (said?.success && said.value !== undefined) {
        // The money is not moved yet: the game asks again until it is.
        if (said.value.state === 'PENDING_WIN') return undefined;
        return { status: said.value.state, id: said.value.id, win: said.value.win };
      }
      if (said?.errorCode === undefined || UNDECIDED.has(said.errorCode)) return undefined;
      return { status: said.errorCode };
    });
    if (answer.status !== 'SETTLED' && answer.status !== 'VOID')
      lane.broken(operation, `a spin was answered ${answer.status}`);
    yield undefined;
  }
}

function read(text: string): RoundAnswer | undefined {
  try {
    return JSON.parse(text) as RoundAnswer;
  } catch {
    return undefined;
  }
}
