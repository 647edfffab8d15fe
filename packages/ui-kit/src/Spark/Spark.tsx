import type { ReactNode } from 'react';

import { Root } from './Spark.styles.ts';
import { sparkHeight, sparkPoints, sparkWidth } from './sparkPath.ts';

export interface SparkProps {
  /** From the earliest to the latest; for drawing only. */
  readonly values: readonly number[];
  /** What the line says, such as "Rising for a week"; left out where a figure beside it says enough. */
  readonly label?: string;
}

/** A small line that shows which way a figure goes, beside the figure. */
export function Spark({ values, label }: SparkProps): ReactNode {
  return (
    <Root viewBox={`0 0 ${sparkWidth} ${sparkHeight}`} preserveAspectRatio="none" {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      <polyline points={sparkPoints(values)} />
    </Root>
  );
}
