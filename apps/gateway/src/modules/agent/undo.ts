import type { Refusal } from '../../http/refusal.ts';

/** Rolls a transaction back because of a refusal. */
class Undone extends Error {
  override name = 'Undone';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Leaves a transaction: everything that it wrote is rolled back, and `undoable` returns the refusal. */
export function undo(refusal: Refusal): never {
  throw new Undone(refusal);
}

/** Runs a function that contains a transaction, which `undo` leaves. The caller names the possible refusals. */
export async function undoable<Outcome, Refused extends Refusal>(
  run: () => Promise<Outcome>,
): Promise<Outcome | Refused> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Undone) return error.refusal as Refused;
    throw error;
  }
}
