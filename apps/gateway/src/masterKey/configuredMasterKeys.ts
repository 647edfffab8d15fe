import type { GatewayConfig } from '../config.ts';
import { ensureMasterKeys } from '../dataFolder.ts';
import { createMasterKeys, type MasterKeys } from './masterKeys.ts';

/** Returns the configured master keys, or else those of the data folder, which are generated if missing. */
export function configuredMasterKeys({ masterKey, formerMasterKeys, dataDir }: GatewayConfig): MasterKeys {
  if (masterKey !== undefined) return createMasterKeys(masterKey, formerMasterKeys);
  const [current, ...others] = ensureMasterKeys(dataDir);
  return createMasterKeys(current, [...others, ...formerMasterKeys]);
}
