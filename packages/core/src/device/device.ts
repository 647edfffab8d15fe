/** What the site needs to know of the device that it runs on. */
export interface Device {
  os: 'ios' | 'android' | 'other';
  isMobile: boolean;
  /** The system's own Safari, which alone can install a profile or put the site on an iPhone's home screen. */
  isSafari: boolean;
  /** Inside the merchant's native app: the user agent carries an app-version marker. */
  isNativeApp: boolean;
  /** Opened from the home screen, as an installed web app or a web clip. */
  isStandalone: boolean;
  /** The version of iOS or iPadOS; undefined on other systems and where it is not told. */
  iosVersion: IosVersion | undefined;
  /** How registration names this device. */
  registerMethod: 'APP' | 'H5' | 'PWA' | 'WEBCLIP';
}

/** A version of iOS in its first two numbers. */
export interface IosVersion {
  major: number;
  minor: number;
}

/** What a page can find out about its device. */
export interface DeviceSource {
  userAgent: string;
  isStandalone: boolean;
  maxTouchPoints?: number;
}

/** Marker that the native apps add to their user agent: `ParlorApp/2.1.0`. */
const appMarker = /\bParlorApp\/\d+(?:\.\d+)*/;

/**
 * Safari's own user agent, from its beginning to its end. Other makers' browsers, and those inside other apps, add something of
 * theirs or leave something out.
 */
const safari = /^Mozilla\/5\.0 \((?:iPhone|iPad|iPod|Macintosh)[^)]*\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) Version\/(\d+)\.(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\/[\d.]+$/;

function versionIn(match: RegExpExecArray | null): IosVersion | undefined {
  const [, major, minor] = match ?? [];
  return major === undefined || minor === undefined ? undefined : { major: Number(major), minor: Number(minor) };
}

/**
 * The system is written as `OS 12_1_4`. iPadOS, which calls itself a Mac, and iOS from 26 on tell no more than Safari's version,
 * which goes with the system's or lags a little behind: the later of the two is right.
 */
function iosVersionOf(userAgent: string): IosVersion | undefined {
  const system = versionIn(/\bOS (\d+)_(\d+)/.exec(userAgent));
  const browser = versionIn(safari.exec(userAgent));
  return browser && (!system || browser.major > system.major) ? browser : system;
}

/** Works out the device. iPadOS calls itself a Mac, and only its touch points give it away. */
export function detectDevice({ userAgent, isStandalone, maxTouchPoints = 0 }: DeviceSource): Device {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  const isAndroid = !isIos && userAgent.includes('Android');
  const isNativeApp = appMarker.test(userAgent);
  return {
    os: isIos ? 'ios' : isAndroid ? 'android' : 'other',
    isMobile: isIos || isAndroid || /\bMobile\b/.test(userAgent),
    isSafari: safari.test(userAgent),
    isNativeApp,
    isStandalone,
    iosVersion: isIos ? iosVersionOf(userAgent) : undefined,
    registerMethod: isNativeApp ? 'APP' : !isStandalone ? 'H5' : isIos ? 'WEBCLIP' : 'PWA',
  };
}

/** How calls name this device in their header: opened from the home screen, or in a browser. */
export function deviceHeader({ isStandalone }: Pick<Device, 'isStandalone'>): 'OTHERS' | 'MOBILE' {
  return isStandalone ? 'OTHERS' : 'MOBILE';
}

/** The device of this page. */
export function currentDevice(): Device {
  const isStandalone = globalThis.matchMedia?.('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
  return detectDevice({ userAgent: navigator.userAgent, isStandalone, maxTouchPoints: navigator.maxTouchPoints });
}
