import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addPack, languageOf, originalOf } from './i18n.ts';
import type { AgentsNamespace, Messages, Pack } from './messages.ts';
import { createPackWait } from './packWait.ts';
import { withoutPack } from './packs.ts';

const packs = import.meta.glob<{ pack: Messages<Pick<Pack, AgentsNamespace>> }>('./packs/*/agents.ts');

/** A namespace that is only in the agents' pack. */
const OWN: AgentsNamespace = 'agentTeam';

/** Whether the texts of agents are loaded in the current language. */
export function hasAgentsPack(instance: I18n): boolean {
  return instance.hasResourceBundle(instance.language, OWN);
}

/** Loads the texts of agents in the current language. Throws if they fail to load; the next call retries. */
export async function loadAgentsPack(given: I18n): Promise<void> {
  const instance = originalOf(given);
  if (hasAgentsPack(instance)) return;
  const language = languageOf(instance);
  const load = packs[`./packs/${language.toLowerCase()}/agents.ts`] ?? withoutPack(language);
  addPack(instance, language, (await load()).pack);
}

const reasonToWait = createPackWait(loadAgentsPack);

/**
 * Suspends until the texts of agents are loaded, also after a switch of the language. Each page that needs them calls
 * it first; the code of home does not import this file. Needs the boundaries of `useFullPack`.
 */
export function useAgentsPack(): void {
  const { i18n } = useTranslation();
  if (!hasAgentsPack(i18n)) throw reasonToWait(originalOf(i18n));
}
