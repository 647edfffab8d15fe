import { listScreens, type ListTopic } from '@parlor/contract';

/** The screen of all vendors. */
export const PROVIDER_PATH = '/m/provider';

/** Where the whole list of a topic stands. */
export function listPath(topic: ListTopic): string {
  return listScreens.find((screen) => screen.topic === topic)?.path ?? '/m/gameCenter';
}
