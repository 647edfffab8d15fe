/** The current device. */
export interface Device {
  os: 'ios' | 'android' | 'other';
  isMobile: boolean;
  /** The system's Safari. Only it can install a profile or add the site to the iOS home screen (DL-02, DL-03). */
  isSafari: boolean;
  /** Runs in the merchant's native app: the user agent has an app-version marker (SYS-03). */
  isNativeApp: boolean;
  /** Opened from the home screen, as an installed web app or a web clip. */
  isStandalone: boolean;
  /** Version of iOS or iPadOS; undefined on other systems or if unknown. */
  iosVersion: IosVersion | undefined;
  /** Value of `registerMethod` at registration (REG-09). */
  registerMethod: 'APP' | 'H5' | 'PWA' | 'WEBCLIP';
}

/** Major and minor version of iOS. */
export interface IosVersion {
  major: number;
  minor: number;
}

/** Inputs of device detection. */
export interface DeviceSource {
  userAgent: string;
  isStandalone: boolean;
  maxTouchPoints?: number;
}

/** Marker in the user agent of the native apps: `ParlorApp/2.1.0`. */
const appMarker = /\bParlorApp\/\d+(?:\.\d+)*/;

/**
 * The complete user agent of Safari. Other browsers and in-app web views add or omit tokens.
 */
const safari =
  /^Mozilla\/5\.0 \((?:iPhone|iPad|iPod|Macintosh)[^)]*\) AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) Version\/(\d+)\.(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\/[\d.]+$/;

function versionIn(match: RegExpExecArray | null): IosVersion | undefined {
  const [, major, minor] = match ?? [];
  return major === undefined || minor === undefined ? undefined : { major: Number(major), minor: Number(minor) };
}

/**
 * Reads the iOS version, such as `OS 12_1_4`. iPadOS, which claims to be a Mac, and iOS 26 and later report only
 * Safari's version, which equals the system's or is slightly older. So the later of the two is used.
 */
function iosVersionOf(userAgent: string): IosVersion | undefined {
  const system = versionIn(/\bOS (\d+)_(\d+)/.exec(userAgent));
  const browser = versionIn(safari.exec(userAgent));
  return browser && (!system || browser.major > system.major) ? browser : system;
}

/** Detects the device. iPadOS claims to be a Mac; only its touch points distinguish it. */
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

/** Returns the value of the `Device` header: OTHERS if opened from the home screen, else MOBILE (AUTH-08). */
export function deviceHeader({ isStandalone }: Pick<Device, 'isStandalone'>): 'OTHERS' | 'MOBILE' {
  return isStandalone ? 'OTHERS' : 'MOBILE';
}

/** Detects the device of the current page. */
export function currentDevice(): Device {
  const isStandalone =
    globalThis.matchMedia?.('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true;
  return detectDevice({ userAgent: navigator.userAgent, isStandalone, maxTouchPoints: navigator.maxTouchPoints });
}
