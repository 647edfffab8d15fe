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

/** The download options of this device. */
export interface Downloads {
  device: Device;
  links: DownloadLinks;
  options: DownloadOptions;
  /** Asks the browser to install the site. Undefined if the browser does not offer it. */
  install: (() => void) | undefined;
  /** The merchant's picture of its app. Defaults to the brand's icon. */
  picture: string | undefined;
  /** Whether the site runs as an app, so that there is nothing to download. */
  isInstalled: boolean;
  /** Whether there is anything to download or to add to the home screen. */
  isOffered: boolean;
}

/** Whether the site already runs inside the merchant's app or from the home screen. */
function isInstalledOn({ isNativeApp, isStandalone }: Device): boolean {
  return isNativeApp || isStandalone;
}

/** Returns the options of this device by the merchant's resources and settings. */
export function useDownloads(): Downloads {
  const { resources, features } = useSettings();
  const device = currentDevice();
  const install = useInstallOffer();
  // Addresses that are not http(s) are dropped.
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
