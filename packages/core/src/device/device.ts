/** What the site needs to know of the device that it runs on. */
export interface Device {
  os: 'ios' | 'android' | 'other';
  isMobile: boolean;
  isSafari: boolean;
  /** Inside the merchant's native app: the user agent carries an app-version marker. */
  isNativeApp: boolean;
  /** Opened from the home screen. */
  isStandalone: boolean;
  /** How registration names this device. */
  registerMethod: 'APP' | 'H5' | 'PWA' | 'WEBCLIP';
}

/** Marker that the native apps add to their user agent: `ParlorApp/2.1.0`. */
const appMarker = /\bParlorApp\/\d+(?:\.\d+)*/;

/** Works out the device. iPadOS calls itself a Mac, and only its touch points give it away. */
export function detectDevice(source: { userAgent: string; isStandalone: boolean; maxTouchPoints?: number }): Device {
  const { userAgent, isStandalone, maxTouchPoints = 0 } = source;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  const isAndroid = userAgent.includes('Android');
  const isNativeApp = appMarker.test(userAgent);
  const isSafari = userAgent.includes('Safari/') && !/Chrome|Chromium|CriOS|FxiOS|EdgiOS|Android/.test(userAgent);
  return {
    os: isIos ? 'ios' : isAndroid ? 'android' : 'other',
    isMobile: isIos || isAndroid,
    isSafari,
    isNativeApp,
    isStandalone,
    registerMethod: isNativeApp ? 'APP' : !isStandalone ? 'H5' : isIos ? 'WEBCLIP' : 'PWA',
  };
}

/** The device of this page. */
export function currentDevice(): Device {
  const isStandalone = globalThis.matchMedia?.('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
  return detectDevice({ userAgent: navigator.userAgent, isStandalone, maxTouchPoints: navigator.maxTouchPoints });
}
