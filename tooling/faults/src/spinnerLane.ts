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
    let said: RoundAnswer | undefined = await calls.post('rounds', {
      stake: amount,
      choice,
      idempotencyKey,
      clientSeed: CLIENT_SEED,
    });
    while (said?.value?.state === 'OPEN') {
      const { id, decisions: made } = said.value;
      const decision = decisions[made.length];
      if (decision === undefined) return said;
      said = await calls.post(`rounds/${id}/decisions`, { position: made.length, decision });
    }
    return said;
  }

  for (;;) {
    const key = randomUUID();
    const operation = `spin ${key}`;
    const answer = await lane.carry(operation, { kind: 'spin', player: spinner.name, amount }, async () => {
      const said = await playRound(key);
      if (said?.success && said.value !== undefined) {
        // The money is not moved yet, so the call is retried.
        if (said.value.state === 'PENDING_WIN') return undefined;
        return { status: said.value.state, id: said.value.id, win: said.value.win };
      }
      const refusal = refusalOf(said);
      return refusal === undefined ? undefined : { status: refusal };
    });
    if (answer.status !== 'SETTLED' && answer.status !== 'VOID')
      lane.broken(operation, `a spin was answered ${answer.status}`);
    yield undefined;
  }
}
