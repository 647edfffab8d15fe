import { Suspense, type ReactNode } from 'react';
import { useSeen } from '../../hooks/useSeen.ts';
import * as S from './LazySection.styles.ts';

/** How far from the screen a section counts as near, in px. */
const NEAR_PX = 400;
/** A page that nobody touches does not scroll, and what lies under the bars is not seen. */
const SEEN_PX = -64;

export interface LazySectionProps {
  /** Whether somebody uses the page by now. Until then a section out of sight is an empty place. */
  isAwake: boolean;
  /** The height of the section, as CSS; keeps its place while it is empty. Percentages are of the width. */
  height: string;
  /** What stands there until the section is near the screen and its code has arrived: the section's own measures. */
  stand: ReactNode;
  children: ReactNode;
}

/** A part of a page below the first screen: its code and its data are fetched when it comes near. */
export function LazySection({ isAwake, height, stand, children }: LazySectionProps) {
  const { ref, isSeen } = useSeen<HTMLDivElement>(isAwake ? NEAR_PX : SEEN_PX);
  const isEmpty = !isSeen && !isAwake;
  return (
    <S.Root ref={ref} data-is-empty={isEmpty} style={isEmpty ? { paddingBlockEnd: height } : undefined}>
      {isSeen ? <Suspense fallback={stand}>{children}</Suspense> : isAwake && stand}
    </S.Root>
  );
}
