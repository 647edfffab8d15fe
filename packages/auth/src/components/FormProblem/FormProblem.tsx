import type { ReactNode } from 'react';
import * as S from './FormProblem.styles.ts';

/** Why the gateway refused a form. The region is there before its words, so that screen readers announce them. */
export function FormProblem({ children }: { children: ReactNode }) {
  return <S.Region role="alert">{children !== undefined && <S.Words>{children}</S.Words>}</S.Region>;
}
