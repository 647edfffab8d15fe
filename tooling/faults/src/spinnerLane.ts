import { randomUUID } from 'node:crypto';
import type { Lane } from './lanes.ts';
import type { Spinner } from './messages.ts';
import type { Random } from './random.ts';
import type { Wire } from './wire.ts';

interface SpinAnswer {
  success: boolean;
  errorCode?: string;
  value?: { id: string; state: string; stake: string; win: string };
}

/** A seed of the browser. */
const CLIENT_SEED = 'fa0175'.repeat(6);
/** Codes after which the same spin is sent again under its key. */
const UNDECIDED = new Set(['round.undecided', 'gateway.unreachable', 'unexpected', 'too_many_calls', 'round.too_soon']);

/** A player who spins. Yields between rounds. */
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
  for (;;) {
    const key = randomUUID();
    const operation = `spin ${key}`;
    const body = JSON.stringify({ stake: amount, idempotencyKey: key, clientSeed: CLIENT_SEED });
    const answer = await lane.carry(operation, { kind: 'spin', player: spinner.name, amount }, async () => {
      const sent = await arcade.send('POST', '/arcade/api/spin', headers, body);
      const said = read(sent.text);
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

function read(text: string): SpinAnswer | undefined {
  try {
    return JSON.parse(text) as SpinAnswer;
  } catch {
    return undefined;
  }
}
