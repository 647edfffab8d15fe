import { Suspense, type ReactNode } from 'react';
import { useSeen } from '../../hooks/useSeen.ts';
import * as S from './LazySection.styles.ts';

export interface LazySectionProps {
  /** What keeps the place until the section is near the screen and its code is there: the section's own measures. */
  stand: ReactNode;
  children: ReactNode;
}

/** A part of a page below the first screen: its code and its data are fetched when it comes near. */
export function LazySection({ stand, children }: LazySectionProps) {
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  return <S.Root ref={ref}>{isSeen ? <Suspense fallback={stand}>{children}</Suspense> : stand}</S.Root>;
}
