import type { ResourceType, Settings } from '@parlor/contract';
import type { Device, IosVersion } from './device.ts';

/** Key of the local flag that stops offering the profile: '1' once the web clip is installed (DL-02). */
export const WEBCLIP_KEY = 'WEBCLIP';

/** The merchant's download links. */
export interface DownloadLinks {
  ios: string | undefined;
  android: string | undefined;
  /** Configuration profile that adds a web clip to the iOS home screen. */
  profile: string | undefined;
}

/** Download options that apply to a device (DL-02). */
export interface DownloadOptions {
  /** The add-to-home-screen guide. */
  homeScreen: boolean;
  profile: boolean;
  iosApp: boolean;
  android: boolean;
}

/** Extracts the download links from a merchant's resources. */
export function downloadLinks(resources: Settings['resources']): DownloadLinks {
  const urlOf = (type: ResourceType): string | undefined =>
    resources.find(({ resourceType }) => resourceType === type)?.url;
  return { ios: urlOf('IOS'), android: urlOf('Android'), profile: urlOf('MOBILECONFIG') };
}

/**
 * Returns the options of the download popup (DL-02). `isHidden` is the merchant's switch that hides the iOS options.
 */
export function downloadOptions(source: {
  device: Device;
  links: DownloadLinks;
  isWebclipInstalled: boolean;
  isHidden: boolean;
}): DownloadOptions {
  const { device, links, isWebclipInstalled, isHidden } = source;
  const isIos = device.os === 'ios';
  return {
    homeScreen: !device.isStandalone && isIos && device.isSafari && !isHidden,
    profile: links.profile !== undefined && !isWebclipInstalled && isIos,
    iosApp: !device.isMobile || (isIos && links.ios !== undefined && !isHidden),
    android: !device.isMobile || !isIos,
  };
}

/** Action of the iOS button: open the store, else the profile, which only Safari can install (DL-03). */
export type IosDownload = { kind: 'store' | 'profile'; url: string } | { kind: 'needsSafari' } | { kind: 'nothing' };

/** Returns the action of the iOS button (DL-03). */
export function iosDownload(device: Device, links: DownloadLinks): IosDownload {
  if (links.ios !== undefined) return { kind: 'store', url: links.ios };
  if (links.profile === undefined) return { kind: 'nothing' };
  return device.isSafari ? { kind: 'profile', url: links.profile } : { kind: 'needsSafari' };
}

/**
 * Whether the home-screen guide needs the tips for iOS 12.1 and earlier, where the share button is elsewhere (DL-04).
 */
export function needsOldHomeScreenTips(version: IosVersion | undefined): boolean {
  return version !== undefined && (version.major < 12 || (version.major === 12 && version.minor <= 1));
}
