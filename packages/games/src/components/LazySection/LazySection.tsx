import { Suspense, type ReactNode } from 'react';
import { useSeen } from '../../hooks/useSeen.ts';
import * as S from './LazySection.styles.ts';

/** The distance from the viewport at which a section is fetched, in px. */
const NEAR_PX = 400;
/** The margin of a page before the first touch, in px: its bars cover this much of the viewport. */
const SEEN_PX = -64;

export interface LazySectionProps {
  /** Whether the page has been touched. Until then a section outside of the viewport is empty. */
  isAwake: boolean;
  /** The CSS height that an empty section reserves. Percentages refer to the width. */
  height: string;
  /** Shown until the section is near the viewport and its code has loaded. It has the size of the section. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** A part of a page below the first screen. Its code and data are fetched when it comes near the viewport. */
export function LazySection({ isAwake, height, placeholder, children }: LazySectionProps) {
  const { ref, isSeen } = useSeen<HTMLDivElement>(isAwake ? NEAR_PX : SEEN_PX);
  const isEmpty = !isSeen && !isAwake;
  return (
    <S.Root ref={ref} data-is-empty={isEmpty} style={isEmpty ? { paddingBlockEnd: height } : undefined}>
      {isSeen ? <Suspense fallback={placeholder}>{children}</Suspense> : isAwake && placeholder}
    </S.Root>
  );
}
