import { describe, expect, it } from 'vitest';
import { detectDevice } from './device.ts';

const agents = {
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  iphoneChrome: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.0.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  app: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 ParlorApp/2.1.0',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
};

describe('device', () => {
  it.each([
    ['iphone', false, 0, { os: 'ios', isMobile: true, isSafari: true, isNativeApp: false, registerMethod: 'H5' }],
    ['iphone', true, 5, { os: 'ios', isStandalone: true, registerMethod: 'WEBCLIP' }],
    ['iphoneChrome', false, 5, { os: 'ios', isSafari: false, registerMethod: 'H5' }],
    ['ipad', false, 5, { os: 'ios', isMobile: true, isSafari: true }],
    ['ipad', false, 0, { os: 'other', isMobile: false }],
    ['android', true, 5, { os: 'android', isSafari: false, registerMethod: 'PWA' }],
    ['app', false, 5, { os: 'android', isNativeApp: true, registerMethod: 'APP' }],
    ['desktop', false, 0, { os: 'other', isMobile: false, isSafari: false, registerMethod: 'H5' }],
  ] as const)('SYS-03 REG-09 %s, from the home screen: %s', (agent, isStandalone, maxTouchPoints, expected) => {
    expect(detectDevice({ userAgent: agents[agent], isStandalone, maxTouchPoints })).toMatchObject(expected);
  });
});
