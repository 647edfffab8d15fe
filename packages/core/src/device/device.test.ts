import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentDevice, detectDevice, deviceHeader, type Device } from './device.ts';
import { recordedAgents, type RecordedAgent } from './testing/recordedAgents.ts';

const version = (major: number, minor: number) => ({ major, minor });
const safariOnPhone = { os: 'ios', isMobile: true, isSafari: true, isNativeApp: false, registerMethod: 'H5' } as const;
const otherOnPhone = { ...safariOnPhone, isSafari: false, iosVersion: version(17, 5) } as const;
const onAndroid = {
  os: 'android',
  isMobile: true,
  isSafari: false,
  isNativeApp: false,
  iosVersion: undefined,
  registerMethod: 'H5',
} as const;
const onDesktop = {
  os: 'other',
  isMobile: false,
  isSafari: false,
  isNativeApp: false,
  iosVersion: undefined,
  registerMethod: 'H5',
} as const;
const inIosApp = { ...otherOnPhone, isNativeApp: true, registerMethod: 'APP' } as const;

const expectations: Readonly<Record<RecordedAgent, Omit<Device, 'isStandalone'>>> = {
  iphoneSafari26: { ...safariOnPhone, iosVersion: version(26, 0) },
  iphoneSafari18: { ...safariOnPhone, iosVersion: version(18, 5) },
  iphoneSafari17: { ...safariOnPhone, iosVersion: version(17, 5) },
  iphoneSafari12_1: { ...safariOnPhone, iosVersion: version(12, 1) },
  iphoneSafari11: { ...safariOnPhone, iosVersion: version(11, 4) },
  ipodSafari12_5: { ...safariOnPhone, iosVersion: version(12, 5) },
  ipadSafari12: { ...safariOnPhone, iosVersion: version(12, 1) },
  ipadSafari17: { ...safariOnPhone, iosVersion: version(17, 5) },
  iphoneWebView: { ...otherOnPhone, iosVersion: version(16, 6) },
  iphoneChrome: otherOnPhone,
  iphoneFirefox: otherOnPhone,
  iphoneEdge: otherOnPhone,
  iphoneOpera: otherOnPhone,
  iphoneDuckDuckGo: otherOnPhone,
  iphoneYandex: otherOnPhone,
  iphoneWhale: otherOnPhone,
  iphoneQq: otherOnPhone,
  iphoneGoogle: otherOnPhone,
  iphoneFacebook: otherOnPhone,
  iphoneMessenger: otherOnPhone,
  iphoneInstagram: otherOnPhone,
  iphoneLine: otherOnPhone,
  iphoneTelegram: otherOnPhone,
  iphoneTiktok: otherOnPhone,
  iphoneSnapchat: otherOnPhone,
  iphoneX: otherOnPhone,
  iphoneWeChat: otherOnPhone,
  iphoneApp: inIosApp,
  iphoneAppLikeSafari: inIosApp,
  androidChrome: onAndroid,
  androidTablet: onAndroid,
  androidReduced: onAndroid,
  androidSamsung: onAndroid,
  androidFirefox: onAndroid,
  androidHuawei: onAndroid,
  androidWebView: onAndroid,
  androidFacebook: onAndroid,
  androidLine: onAndroid,
  androidTelegram: onAndroid,
  androidOld: onAndroid,
  androidApp: { ...onAndroid, isNativeApp: true, registerMethod: 'APP' },
  harmonyNext: { ...onDesktop, isMobile: true },
  macSafari: { ...onDesktop, isSafari: true },
  macSafari26: { ...onDesktop, isSafari: true },
  macChrome: onDesktop,
  macFirefox: onDesktop,
  desktopChromeOnIos: onDesktop,
  windowsEdge: onDesktop,
  windowsFirefox: onDesktop,
  linuxChrome: onDesktop,
  linuxWebKit: onDesktop,
};

describe('device', () => {
  it.each(Object.keys(recordedAgents) as RecordedAgent[])('SYS-03 REG-09 detects %s', (agent) => {
    expect(detectDevice({ userAgent: recordedAgents[agent], isStandalone: false })).toEqual({
      ...expectations[agent],
      isStandalone: false,
    });
  });

  const withFingers = (agent: RecordedAgent, maxTouchPoints = 5) =>
    detectDevice({ userAgent: recordedAgents[agent], isStandalone: false, maxTouchPoints });

  it('SYS-03 detects a Mac with several touch points as an iPad with Safari’s version', () => {
    expect(withFingers('macSafari')).toMatchObject({
      os: 'ios',
      isMobile: true,
      isSafari: true,
      iosVersion: version(17, 5),
    });
    expect(withFingers('macSafari26')).toMatchObject({ os: 'ios', isSafari: true, iosVersion: version(26, 0) });
    expect(withFingers('macSafari', 0)).toMatchObject({ os: 'other', isMobile: false });
  });

  it('SYS-03 reports no iOS version for other browsers that claim to be a Mac', () => {
    expect(withFingers('desktopChromeOnIos')).toMatchObject({
      os: 'ios',
      isMobile: true,
      isSafari: false,
      iosVersion: undefined,
    });
  });

  it('SYS-03 does not detect a desktop with a touch screen as mobile', () => {
    expect([withFingers('windowsEdge', 10), withFingers('linuxChrome', 10)]).toMatchObject([onDesktop, onDesktop]);
  });

  it.each([
    ['iphoneSafari17', 'WEBCLIP'],
    // Launched from the home screen, iOS sends neither a version nor "Safari".
    ['iphoneWebView', 'WEBCLIP'],
    ['androidSamsung', 'PWA'],
    ['androidChrome', 'PWA'],
    ['linuxChrome', 'PWA'],
    ['androidApp', 'APP'],
    ['iphoneApp', 'APP'],
  ] as const)('REG-09 registers %s from the home screen as %s', (agent, registerMethod) => {
    expect(detectDevice({ userAgent: recordedAgents[agent], isStandalone: true })).toMatchObject({
      isStandalone: true,
      registerMethod,
    });
  });

  it('SYS-03 requires a version after the app marker', () => {
    expect(
      detectDevice({ userAgent: `${recordedAgents.androidChrome} ParlorApp/`, isStandalone: false }).isNativeApp,
    ).toBe(false);
    expect(
      detectDevice({ userAgent: `${recordedAgents.androidChrome} NotParlorAppX/2`, isStandalone: false }).isNativeApp,
    ).toBe(false);
  });

  it('SYS-03 never throws, whatever the user agent', () => {
    expect(detectDevice({ userAgent: '', isStandalone: false })).toMatchObject(onDesktop);
  });

  it.each([
    [true, 'OTHERS'],
    [false, 'MOBILE'],
  ] as const)('AUTH-08 opened from the home screen (%s) sends %s', (isStandalone, name) => {
    expect(deviceHeader(detectDevice({ userAgent: recordedAgents.androidChrome, isStandalone }))).toBe(name);
  });

  it('SYS-03 ignores a longer word that ends with the marker', () => {
    expect(
      detectDevice({ userAgent: `${recordedAgents.androidChrome} NotParlorApp/2`, isStandalone: false }).isNativeApp,
    ).toBe(false);
  });
});

describe('the device of this page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'standalone');
  });

  const displayedAs = (mode: string) =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${mode})` }));

  it('REG-09 AUTH-08 is standalone as an installed app or opened from the iOS home screen', () => {
    displayedAs('browser');
    expect(currentDevice().isStandalone).toBe(false);
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
    expect(currentDevice().isStandalone).toBe(true);
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    displayedAs('standalone');
    expect(currentDevice().isStandalone).toBe(true);
  });

  it('SYS-03 is an iPad by its touch points', () => {
    displayedAs('browser');
    vi.stubGlobal('navigator', { userAgent: recordedAgents.macSafari, maxTouchPoints: 5 });
    expect(currentDevice()).toMatchObject({ os: 'ios', isSafari: true });
  });
});
