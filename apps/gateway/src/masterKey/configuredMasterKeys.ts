import type { GatewayConfig } from '../config.ts';
import { ensureMasterKeys } from '../dataFolder.ts';
import { createMasterKeys, type MasterKeys } from './masterKeys.ts';

/** The master keys that are configured, or else those of the data folder, which are made when there are none. */
export function configuredMasterKeys({ masterKey, otherMasterKeys, dataDir }: GatewayConfig): MasterKeys {
  if (masterKey !== undefined) return createMasterKeys(masterKey, otherMasterKeys);
  const [current, ...others] = ensureMasterKeys(dataDir);
  return createMasterKeys(current, [...others, ...otherMasterKeys]);
}
