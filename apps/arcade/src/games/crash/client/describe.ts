import type { Text } from '../../../shell/gameText.ts';
import { hundredthsText } from '../../../shell/multiplierText.ts';
import type { CrashEvent } from '../rules.ts';
import type { PanelResult } from './panelState.ts';

type Money = (minor: bigint) => string;

/** Returns an event of a bet in words. */
export function describeCrash(event: CrashEvent, text: Text, money: Money): string {
  if (event.type === 'cashed_out')
    return text(event.isAuto ? 'eventAuto' : event.part === 'half' ? 'eventHalf' : 'eventCashedOut', {
      multiplier: hundredthsText(event.hundredths),
      amount: money(BigInt(event.amount)),
    });
  if (event.type === 'stake_returned') return text('eventReturned', { amount: money(BigInt(event.amount)) });
  if (event.type === 'round_crashed') return text('eventCrashed', { multiplier: hundredthsText(event.hundredths) });
  return text('roundWins', { amount: money(BigInt(event.win)) });
}

const paidKeys = {
  cashed_out: 'resultCashedOut',
  half_out: 'resultHalfOut',
  half_won: 'resultHalfWon',
} as const;

/** Returns the result of a bet, in words. */
export function resultText(result: PanelResult, text: Text, money: Money): string {
  if (result.kind === 'void') return text('resultVoid');
  if (result.kind === 'closed') return text('resultClosed');
  if (result.kind === 'returned') return text('resultReturned', { amount: money(result.win) });
  if (result.kind === 'crashed' || result.kind === 'late') {
    const key = result.kind === 'crashed' ? 'resultCrashed' : 'resultLate';
    const { hundredths } = result;
    return hundredths === undefined ? text(`${key}Unknown`) : text(key, { multiplier: hundredthsText(hundredths) });
  }
  const isAuto = result.kind === 'cashed_out' && result.isAuto;
  const values = { multiplier: hundredthsText(result.hundredths), amount: money(result.win) };
  return text(isAuto ? 'resultAuto' : paidKeys[result.kind], values);
}
