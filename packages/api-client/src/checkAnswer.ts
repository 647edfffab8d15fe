import type { RouteName } from '@parlor/contract';

/** Throws when an answer or a stream event violates the contract. For development and tests: it loads the validator. */
export async function checkAnswer(route: RouteName, value: unknown): Promise<void> {
  const { calls } = await import('@parlor/contract/schemas');
  calls[route].value.parse(value);
}
