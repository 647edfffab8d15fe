import type { ResourceType, Settings } from '@parlor/contract';
import type { Device, IosVersion } from './device.ts';

/** Local flag that keeps the profile from being offered again: '1' once the web clip stands on the home screen. */
export const WEBCLIP_KEY = 'WEBCLIP';

/** What the merchant offers for download, by the resource types of its settings. */
export interface DownloadLinks {
  ios: string | undefined;
  android: string | undefined;
  /** A configuration profile that puts a web clip on an iPhone's home screen. */
  profile: string | undefined;
}

/** Ways to keep the site at hand that are offered to a device. */
export interface DownloadOptions {
  /** The guide to the home screen. */
  homeScreen: boolean;
  profile: boolean;
  iosApp: boolean;
  android: boolean;
}

/** The download links among a merchant's resources. */
export function downloadLinks(resources: Settings['resources']): DownloadLinks {
  const urlOf = (type: ResourceType): string | undefined => resources.find(({ resourceType }) => resourceType === type)?.url;
  return { ios: urlOf('IOS'), android: urlOf('Android'), profile: urlOf('MOBILECONFIG') };
}

/** What the download popup offers. `isHidden` is the merchant's wish to keep the ways of iOS to itself. Specification 2. */
export function downloadOptions(source: { device: Device; links: DownloadLinks; isWebclipInstalled: boolean; isHidden: boolean }): DownloadOptions {
  const { device, links, isWebclipInstalled, isHidden } = source;
  const isIos = device.os === 'ios';
  return {
    homeScreen: !device.isStandalone && isIos && device.isSafari && !isHidden,
    profile: links.profile !== undefined && !isWebclipInstalled && isIos,
    iosApp: !device.isMobile || (isIos && links.ios !== undefined && !isHidden),
    android: !device.isMobile || !isIos,
  };
}

/** What a tap on the iOS button does: the store first, else the profile, which only Safari can install. */
export type IosDownload = { kind: 'store' | 'profile'; url: string } | { kind: 'needsSafari' } | { kind: 'nothing' };

/** Where the iOS button leads. Specification 2. */
export function iosDownload(device: Device, links: DownloadLinks): IosDownload {
  if (links.ios !== undefined) return { kind: 'store', url: links.ios };
  if (links.profile === undefined) return { kind: 'nothing' };
  return device.isSafari ? { kind: 'profile', url: links.profile } : { kind: 'needsSafari' };
}

/** Whether the home-screen guide shows the tips of iOS 12.1 and before, where the share button stands elsewhere. */
export function needsOldHomeScreenTips(version: IosVersion | undefined): boolean {
  return version !== undefined && (version.major < 12 || (version.major === 12 && version.minor <= 1));
}
