import { randomUUID } from 'node:crypto';
import { addressOf, CLIENT_SEED, createArcadeCalls, refusalOf, type ArcadeAnswer } from './arcadeCalls.ts';
import type { Lane } from './lanes.ts';
import type { Spinner } from './messages.ts';
import type { Random } from './random.ts';
import type { Wire } from './wire.ts';

type RoundAnswer = ArcadeAnswer<{ id: string; state: string; win: string; decisions: unknown[] }>;

/** How to play a game: its choice, and the decisions of a round, the last of which ends the round. */
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

/** A player of the arcade. Yields between rounds. */
export async function* playSpinner(
  lane: Lane,
  spinner: Spinner,
  arcade: Wire,
  random: Random,
): AsyncGenerator<undefined> {
  const calls = createArcadeCalls(arcade, spinner, addressOf(random));
  const amount = '100';
  const { choice, decisions } = plans[spinner.gameCode] ?? plainPlan;

  /** Bets and decides until an answer is missing. The same key returns the round in its current state. */
  async function playRound(idempotencyKey: string): Promise<RoundAnswer | undefined> {
    let response: RoundAnswer | undefined = await calls.post('rounds', {
      stake: amount,
      choice,
      idempotencyKey,
      clientSeed: CLIENT_SEED,
    });
    while (response?.value?.state === 'OPEN') {
      const { id, decisions: decided } = response.value;
      const decision = decisions[decided.length];
      if (decision === undefined) return response;
      response = await calls.post(`rounds/${id}/decisions`, { position: decided.length, decision });
    }
    return response;
  }

  for (;;) {
    const key = randomUUID();
    const operation = `spin ${key}`;
    const answer = await lane.perform(operation, { kind: 'spin', player: spinner.name, amount }, async () => {
      const response = await playRound(key);
      if (response?.success && response.value !== undefined) {
        // The money is not moved yet, so the call is retried.
        if (response.value.state === 'PENDING_WIN') return undefined;
        return { status: response.value.state, id: response.value.id, win: response.value.win };
      }
      const refusal = refusalOf(response);
      return refusal === undefined ? undefined : { status: refusal };
    });
    if (answer.status !== 'SETTLED' && answer.status !== 'VOID')
      lane.broken(operation, `a spin was answered ${answer.status}`);
    yield undefined;
  }
}
