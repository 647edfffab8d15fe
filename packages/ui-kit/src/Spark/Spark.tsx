import type { ReactNode } from 'react';

import { Root } from './Spark.styles.ts';
import { sparkHeight, sparkPoints, sparkWidth } from './sparkPath.ts';

/** Props of `Spark`. Values share one scale from the least to the greatest. */
export interface SparkProps {
  /** Values from earliest to latest. */
  readonly values: readonly number[];
  /** Accessible description, such as "Rising for a week". Leave it out beside a figure. */
  readonly label?: string;
}

/** A small trend line beside a figure. */
export function Spark({ values, label }: SparkProps): ReactNode {
  return (
    <Root
      viewBox={`0 0 ${sparkWidth} ${sparkHeight}`}
      preserveAspectRatio="none"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <polyline points={sparkPoints(values)} />
    </Root>
  );
}
