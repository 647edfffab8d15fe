import { createContext, useContext } from 'react';
import type { FeatureFlag, Settings, WhitelabelSwitch } from '@parlor/contract';

const SettingsContext = createContext<Settings | null>(null);

/** Provides the merchant's settings to its subtree. */
export const SettingsProvider = SettingsContext.Provider;

/** Returns the merchant's settings. Throws outside the provider; screens render only when settings are loaded. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings is used outside SettingsProvider');
  return settings;
}

/** Whether all given whitelabel switches and feature flags of the merchant are on. */
export function useSwitch(...names: (WhitelabelSwitch | FeatureFlag)[]): boolean {
  const { whitelabel, features } = useSettings();
  const switches: Partial<Record<WhitelabelSwitch | FeatureFlag, boolean>> = { ...whitelabel, ...features };
  return names.every((name) => switches[name] ?? false);
}
