import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Dot, Item, List, type StepState } from './Steps.styles.ts';

/** Props of `Steps`. Steps before `current` count as done. */
export interface StepsProps {
  /** Accessible name: what the steps lead to. */
  readonly label: string;
  /** Labels in order, one or two words each. */
  readonly steps: readonly string[];
  /** Index of the current step, from 0. */
  readonly current: number;
  /** Label of a done step for screen readers. */
  readonly doneLabel: string;
}

function stateOf(index: number, current: number): StepState {
  if (index < current) return 'done';
  return index === current ? 'current' : 'ahead';
}

/** Progress through a sequence of steps. */
export function Steps({ label, steps, current, doneLabel }: StepsProps): ReactNode {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => {
        const state = stateOf(index, current);
        return (
          <Item key={step} $state={state} {...(state === 'current' && { 'aria-current': 'step' as const })}>
            <Dot aria-hidden $state={state}>
              {state === 'done' ? <CheckIcon weight="bold" /> : index + 1}
            </Dot>
            {step}
            {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
          </Item>
        );
      })}
    </List>
  );
}
