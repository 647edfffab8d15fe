import type { Stage, StageContext } from './stage.ts';

/** Creates the action of the round button that cashes out the current win. */
export function cashOutAction({ text, money }: Pick<StageContext, 'text' | 'money'>): NonNullable<Stage['openAction']> {
  return (round) => ({
    label: text('cashOut', { amount: money(BigInt(round.win)) }),
    decision: { type: 'cash_out' },
  });
}
