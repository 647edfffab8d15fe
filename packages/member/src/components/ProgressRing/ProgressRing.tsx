import type { ReactNode } from 'react';
import * as S from './ProgressRing.styles.ts';

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that is filled by a share from 0 to 1. Decorative: the text beside it says the same. */
export function ProgressRing({ share, children }: { share: number; children?: ReactNode }) {
  return (
    <S.Root aria-hidden>
      <svg viewBox="0 0 100 100">
        <S.Track cx={50} cy={50} r={RADIUS} />
        {share > 0 && (
          <S.Arc cx={50} cy={50} r={RADIUS} strokeDasharray={LENGTH} strokeDashoffset={LENGTH * (1 - share)} />
        )}
      </svg>
      {children}
    </S.Root>
  );
}
