import { describe, expect, it } from 'vitest';
import { detectDevice, deviceHeader, type Device } from './device.ts';
import { recordedAgents, type RecordedAgent } from './testing/recordedAgents.ts';

const safariOnPhone = { os: 'ios', isMobile: true, isSafari: true, isNativeApp: false, registerMethod: 'H5' } as const;
const otherOnPhone = { ...safariOnPhone, isSafari: false } as const;
const onAndroid = { os: 'android', isMobile: true, isSafari: false, isNativeApp: false, iosVersion: undefined, registerMethod: 'H5' } as const;
const onDesktop = { os: 'other', isMobile: false, isSafari: false, isNativeApp: false, iosVersion: undefined, registerMethod: 'H5' } as const;

const expectations: Readonly<Record<RecordedAgent, Partial<Device>>> = {
  iphoneSafari17: { ...safariOnPhone, iosVersion: { major: 17, minor: 5 } },
  iphoneSafari12_1: { ...safariOnPhone, iosVersion: { major: 12, minor: 1 } },
  iphoneSafari11: { ...safariOnPhone, iosVersion: { major: 11, minor: 4 } },
  ipodSafari12_5: { ...safariOnPhone, iosVersion: { major: 12, minor: 5 } },
  ipadSafari12: { ...safariOnPhone, iosVersion: { major: 12, minor: 1 } },
  iphoneWebView: { ...otherOnPhone, iosVersion: { major: 16, minor: 6 } },
  iphoneChrome: otherOnPhone,
  iphoneFirefox: otherOnPhone,
  iphoneEdge: otherOnPhone,
  iphoneOpera: otherOnPhone,
  iphoneGoogle: otherOnPhone,
  iphoneFacebook: otherOnPhone,
  iphoneInstagram: otherOnPhone,
  iphoneLine: otherOnPhone,
  iphoneWeChat: otherOnPhone,
  iphoneApp: { os: 'ios', isNativeApp: true, isSafari: false, registerMethod: 'APP' },
  androidChrome: onAndroid,
  androidSamsung: onAndroid,
  androidFirefox: onAndroid,
  androidWebView: onAndroid,
  androidOld: onAndroid,
  androidApp: { os: 'android', isNativeApp: true, registerMethod: 'APP' },
  macSafari: { ...onDesktop, isSafari: true },
  macChrome: onDesktop,
  windowsEdge: onDesktop,
  windowsFirefox: onDesktop,
  linuxChrome: onDesktop,
};

describe('device', () => {
  it.each(Object.keys(recordedAgents) as RecordedAgent[])('SYS-03 REG-09 knows %s', (agent) => {
    expect(detectDevice({ userAgent: recordedAgents[agent], isStandalone: false })).toMatchObject(expectations[agent]);
  });

  it('SYS-03 takes a Mac with several touch points for an iPad', () => {
    expect(detectDevice({ userAgent: recordedAgents.macSafari, isStandalone: false, maxTouchPoints: 5 }))
      .toMatchObject({ os: 'ios', isMobile: true, isSafari: true, iosVersion: { major: 17, minor: 5 } });
    expect(detectDevice({ userAgent: recordedAgents.macSafari, isStandalone: false, maxTouchPoints: 0 })).toMatchObject({ os: 'other', isMobile: false });
  });

  it.each([
    ['iphoneSafari17', 'WEBCLIP'],
    ['androidChrome', 'PWA'],
    ['linuxChrome', 'PWA'],
    ['androidApp', 'APP'],
    ['iphoneApp', 'APP'],
  ] as const)('REG-09 registers %s from the home screen as %s', (agent, registerMethod) => {
    expect(detectDevice({ userAgent: recordedAgents[agent], isStandalone: true })).toMatchObject({ isStandalone: true, registerMethod });
  });

  it('SYS-03 needs a version behind the app marker', () => {
    expect(detectDevice({ userAgent: `${recordedAgents.androidChrome} ParlorApp/`, isStandalone: false }).isNativeApp).toBe(false);
    expect(detectDevice({ userAgent: `${recordedAgents.androidChrome} NotParlorAppX/2`, isStandalone: false }).isNativeApp).toBe(false);
  });

  it('SYS-03 makes something of any text', () => {
    expect(detectDevice({ userAgent: '', isStandalone: false })).toMatchObject(onDesktop);
  });

  it.each([[true, 'OTHERS'], [false, 'MOBILE']] as const)('AUTH-08 opened from the home screen (%s) calls itself %s', (isStandalone, name) => {
    expect(deviceHeader(detectDevice({ userAgent: recordedAgents.androidChrome, isStandalone }))).toBe(name);
  });
});
