import { within } from '@testing-library/react';

/** Returns the figure beside its label, such as "Stake", or undefined. */
export function figureOf(root: HTMLElement, label: string): string | undefined {
  return within(root).getByText(label, { exact: true }).nextElementSibling?.textContent ?? undefined;
}
