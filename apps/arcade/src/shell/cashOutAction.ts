import type { Stage, StageContext } from './stage.ts';

/** The action of the round button in a game whose player cashes the present win out. */
export function cashOutAction({ text, money }: Pick<StageContext, 'text' | 'money'>): NonNullable<Stage['openAction']> {
  return (round) => ({
    label: text('cashOut', { amount: money(BigInt(round.win)) }),
    decision: { type: 'cash_out' },
  });
}
