import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Dot, Item, List, type StepState } from './Steps.styles.ts';

export interface StepsProps {
  /** What the steps lead to; the name of the list. */
  readonly label: string;
  /** A word or two for each step, in order. */
  readonly steps: readonly string[];
  /** The step one is at, from 0. */
  readonly current: number;
  /** The word for a step that is done; said by screen readers. */
  readonly doneLabel: string;
}

function stateOf(index: number, current: number): StepState {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}

/** Where one stands in something that takes several steps. */
export function Steps({ label, steps, current, doneLabel }: StepsProps): ReactNode {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <Item key={step} $state={state} {...(state === 'current' && { 'aria-current': 'step' as const })}>
            <Dot aria-hidden $state={state}>{state === 'done' ? <CheckIcon weight="bold" /> : index + 1}</Dot>
            {step}
            {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
          </Item>
        );
      })}
    </List>
  );
}
