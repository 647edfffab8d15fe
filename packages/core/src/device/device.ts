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

/** Browsers that stand on WebKit or carry its name without being Safari: other makers' browsers, and the ones inside other apps. */
const notSafari = /Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo|YaBrowser|GSA\/|FBAN|FBAV|Instagram|Line\/|MicroMessenger|Android/;

/** iOS writes `OS 12_1_4`; iPadOS, which calls itself a Mac, only tells Safari's version, which goes with the system's. */
const iosVersionMarks = [/\bOS (\d+)_(\d+)/, /\bVersion\/(\d+)\.(\d+)/] as const;

function iosVersionOf(userAgent: string): IosVersion | undefined {
  for (const mark of iosVersionMarks) {
    const [, major, minor] = mark.exec(userAgent) ?? [];
    if (major !== undefined && minor !== undefined) return { major: Number(major), minor: Number(minor) };
  }
  return undefined;
}

/** Works out the device. iPadOS calls itself a Mac, and only its touch points give it away. */
export function detectDevice({ userAgent, isStandalone, maxTouchPoints = 0 }: DeviceSource): Device {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  const isAndroid = !isIos && userAgent.includes('Android');
  const isNativeApp = appMarker.test(userAgent);
  return {
    os: isIos ? 'ios' : isAndroid ? 'android' : 'other',
    isMobile: isIos || isAndroid,
    // Inside an app the engine leaves the word Safari out.
    isSafari: userAgent.includes('Safari/') && !notSafari.test(userAgent) && !isNativeApp,
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
