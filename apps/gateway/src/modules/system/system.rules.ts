import {
  sealCustomerServicePath,
  type Settings,
  type SystemStatus,
  type FeatureFlag,
  type WhitelabelSwitch,
} from '@parlor/contract';
import { system } from '@parlor/contract/schemas';
import type { GatewayConfig } from '../../config.ts';
import type { Merchant } from '../../http/call.ts';
import { offerLimitsAt } from '../jurisdiction/offerLimits.ts';
import { termsAt } from '../jurisdiction/playProfile.rules.ts';
import { gameOriginFor } from '../launch/launch.rules.ts';
import { WEBCLIP_PATH } from '../site/webclip.ts';

/** Returns the data that the site needs before it renders for this caller. */
export function statusOf({ settings }: Merchant, clientAddress: string): SystemStatus {
  return {
    location: { ip: clientAddress },
    maintenance: settings.isInMaintenance,
    regionRestriction: isBlocked(clientAddress, settings.blockedAddresses),
  };
}

/** Whether an address is on a block list of addresses and address prefixes. */
export function isBlocked(address: string, blocked: readonly string[]): boolean {
  return blocked.some((entry) => (/[.:]$/.test(entry) ? address.startsWith(entry) : address === entry));
}

/**
 * Returns the settings that the site may see; every switch that the merchant does not set is off. `hostname` is the
 * host name of the request: games on the same machine use it too.
 */
export async function settingsOf(
  merchant: Merchant,
  { arcadeUrl, identityEmulator }: Pick<GatewayConfig, 'arcadeUrl' | 'identityEmulator'>,
  hostname: string,
): Promise<Settings> {
  const { code, name, brand, currency, settings } = merchant;
  const {
    timeZone,
    languages,
    defaultLanguage,
    statusReading,
    domainRoute,
    mobileTemplate,
    mainDomain,
    imageCDNs,
    extraTopBarPaths,
    smsCodes,
    jackpotSource,
  } = settings;
  const customerService = await Promise.all(
    settings.customerService.map(async (channel) => ({
      ...channel,
      path: await sealCustomerServicePath(channel.path),
    })),
  );
  return {
    merchantCode: code,
    merchantName: name,
    brand,
    currency,
    timeZone,
    languages,
    defaultLanguage,
    statusReading,
    customerService,
    domainRoute,
    mobileTemplate,
    resources: resourcesOf(settings),
    mainDomain,
    imageCDNs,
    extraTopBarPaths,
    smsCodes,
    // Without jackpots the ledger has none to show.
    jackpotSource: termsAt(settings.jurisdiction, Date.now()).jackpots ? jackpotSource : 'animated',
    identityProvider: settings.identityProvider && {
      ...settings.identityProvider,
      emulatorUrl: identityEmulator === undefined ? '' : `http://${identityEmulator}`,
    },
    whitelabel: Object.fromEntries(
      system.whitelabelSwitches.map((key) => [key, settings.whitelabel[key] ?? false]),
    ) as Record<WhitelabelSwitch, boolean>,
    features: featuresOf(settings),
    gameOrigins: gameOriginsOf(merchant, gameOriginFor(arcadeUrl, hostname)),
  };
}

/** Returns the feature flags. Levels are off if the jurisdiction forbids them. */
function featuresOf({ features, jurisdiction }: Merchant['settings']): Record<FeatureFlag, boolean> {
  const { hasLevels } = offerLimitsAt(jurisdiction, Date.now());
  return Object.fromEntries(
    system.featureFlags.map((key) => [key, (features[key] ?? false) && (key !== 'vipBenefit' || hasLevels)]),
  ) as Record<FeatureFlag, boolean>;
}

/** Returns the origins of games: our own, and those of the merchant's vendors. */
export function gameOriginsOf({ settings }: Merchant, ownGames: string): string[] {
  return [...new Set([ownGames, ...settings.gameOrigins.map((url) => new URL(url).origin)])];
}

/** Returns the merchant's links, with the gateway's own profile if the merchant enables it and has none. */
function resourcesOf({ resources, hasWebclip }: Merchant['settings']): Settings['resources'] {
  const hasProfile = resources.some(({ resourceType }) => resourceType === 'MOBILECONFIG');
  return hasProfile || !hasWebclip
    ? resources
    : [...resources, { resourceType: 'MOBILECONFIG', url: WEBCLIP_PATH, labelNameEn: 'Home screen' }];
}
