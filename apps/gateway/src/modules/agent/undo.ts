import type { Refusal } from '../../http/refusal.ts';

/** Takes a transaction back because of what it is refused with. */
class Undone extends Error {
  override name = 'Undone';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Leaves a transaction: everything that it wrote is taken back, and `undoable` answers the refusal. */
export function undo(refusal: Refusal): never {
  throw new Undone(refusal);
}

/** Runs something with a transaction in it, which `undo` leaves. The caller names what may be refused in it. */
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
