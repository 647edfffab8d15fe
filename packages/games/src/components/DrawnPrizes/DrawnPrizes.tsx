import type { LotteryResult } from '@parlor/contract';
import { VisuallyHidden } from '@parlor/ui-kit';
import * as S from './DrawnPrizes.styles.ts';

export interface DrawnPrizesProps {
  prizes: LotteryResult['prizes'];
}

/** Prizes whose numbers are drawn one by one. Each number is shown as a ball. */
const drawnOneByOne: ReadonlySet<string> = new Set(['order', 'balls', 'star', 'dice', 'sum']);
/** Prizes that are recognized by their look and need no name if they are the only one of a draw. */
const namedByTheirLook: ReadonlySet<string> = new Set(['number', 'order', 'balls', 'dice']);

function ballsOf(prize: string, numbers: readonly string[]): string[] | undefined {
  if (drawnOneByOne.has(prize)) return [...numbers];
  // The digits of a draw's only number are shown as balls.
  return prize === 'number' ? Array.from(numbers[0] ?? '') : undefined;
}

/** The result of a draw: every prize with its numbers. */
export function DrawnPrizes({ prizes }: DrawnPrizesProps) {
  return (
    <S.List>
      {prizes.map(({ prize, name, numbers }) => {
        const balls = ballsOf(prize, numbers);
        return (
          <S.Line key={prize}>
            <S.Name>{namedByTheirLook.has(prize) ? <VisuallyHidden>{name}</VisuallyHidden> : name}</S.Name>
            <S.Numbers>
              {balls ? (
                <>
                  <VisuallyHidden>{numbers.join(', ')}</VisuallyHidden>
                  {balls.map((ball, index) => (
                    <S.Ball key={`${index} ${ball}`} aria-hidden>
                      {ball}
                    </S.Ball>
                  ))}
                </>
              ) : (
                numbers.map((number, index) => <span key={`${index} ${number}`}>{number}</span>)
              )}
            </S.Numbers>
          </S.Line>
        );
      })}
    </S.List>
  );
}
