import {
  currentDevice,
  downloadLinks,
  downloadOptions,
  isWebAddress,
  localStore,
  useSettings,
  WEBCLIP_KEY,
  type Device,
  type DownloadLinks,
  type DownloadOptions,
} from '@parlor/core';
import { useInstallOffer } from './useInstallOffer.ts';

/** Ways to keep the site at hand, as this device is offered them. */
export interface Downloads {
  device: Device;
  links: DownloadLinks;
  options: DownloadOptions;
  /** Asks the browser to install the site; undefined where it does not offer that. */
  install: (() => void) | undefined;
  /** The merchant's own picture for its app; the brand's sign stands where there is none. */
  picture: string | undefined;
  /** The site already runs as an app, so there is nothing to download. */
  isInstalled: boolean;
  /** There is something to download or to put on the home screen. */
  isOffered: boolean;
}

/** Whether the site already runs inside the merchant's app or from the home screen. */
function isInstalledOn({ isNativeApp, isStandalone }: Device): boolean {
  return isNativeApp || isStandalone;
}

/** What this device is offered, by the merchant's resources and settings. */
export function useDownloads(): Downloads {
  const { resources, features } = useSettings();
  const device = currentDevice();
  const install = useInstallOffer();
  // What is no address of the web is no download.
  const reachable = resources.filter(({ url }) => isWebAddress(url));
  const links = downloadLinks(reachable);
  const picture = reachable.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url;
  const options = downloadOptions({
    device,
    links,
    isWebclipInstalled: localStore.read(WEBCLIP_KEY) === '1',
    isHidden: features.hideIosDownload,
  });
  const isInstalled = isInstalledOn(device);
  const hasIos = options.iosApp && (links.ios ?? links.profile) !== undefined;
  const hasAndroid = options.android && links.android !== undefined;
  return {
    device,
    links,
    options,
    install,
    picture,
    isInstalled,
    isOffered: !isInstalled && (options.homeScreen || install !== undefined || options.profile || hasIos || hasAndroid),
  };
}
