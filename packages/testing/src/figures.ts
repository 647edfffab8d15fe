import { within } from '@testing-library/react';

/** The figure that stands beside what it counts, such as the one of "Stake"; undefined where there is none. */
export function figureOf(root: HTMLElement, label: string): string | undefined {
  return within(root).getByText(label, { exact: true }).nextElementSibling?.textContent ?? undefined;
}
