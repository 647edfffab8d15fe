import { createContext, useContext } from 'react';
import type { FeatureFlag, Settings, WhitelabelSwitch } from '@parlor/contract';

const SettingsContext = createContext<Settings | null>(null);

/** Gives the merchant's settings to everything below it. */
export const SettingsProvider = SettingsContext.Provider;

/** The merchant's settings. Throws above the provider: screens render only once settings are there. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings is used outside SettingsProvider');
  return settings;
}

/** Whether a whitelabel switch or feature flag of the merchant is on; given several, whether all of them are. */
export function useSwitch(...names: (WhitelabelSwitch | FeatureFlag)[]): boolean {
  const { whitelabel, features } = useSettings();
  const switches: Partial<Record<WhitelabelSwitch | FeatureFlag, boolean>> = { ...whitelabel, ...features };
  return names.every((name) => switches[name] ?? false);
}
