import { describe, expect, it } from 'vitest';
import type { ResourceType } from '@parlor/contract';
import { detectDevice } from './device.ts';
import {
  downloadLinks,
  downloadOptions,
  iosDownload,
  needsOldHomeScreenTips,
  type DownloadLinks,
  type DownloadOptions,
} from './downloadOptions.ts';
import { recordedAgents, type RecordedAgent } from './testing/recordedAgents.ts';

const none: DownloadLinks = { ios: undefined, android: undefined, profile: undefined };
const all: DownloadLinks = {
  ios: 'https://example.test/ios',
  android: 'https://example.test/android',
  profile: 'https://example.test/profile',
};
const deviceOf = (agent: RecordedAgent, isStandalone = false) =>
  detectDevice({ userAgent: recordedAgents[agent], isStandalone });

interface Case {
  agent: RecordedAgent;
  isStandalone?: boolean;
  links?: DownloadLinks;
  isWebclipInstalled?: boolean;
  isHidden?: boolean;
  offered: (keyof DownloadOptions)[];
}

const cases: readonly Case[] = [
  { agent: 'iphoneSafari17', links: all, offered: ['homeScreen', 'profile', 'iosApp'] },
  { agent: 'iphoneSafari17', links: none, offered: ['homeScreen'] },
  { agent: 'iphoneSafari17', links: all, isHidden: true, offered: ['profile'] },
  { agent: 'iphoneSafari17', links: all, isWebclipInstalled: true, offered: ['homeScreen', 'iosApp'] },
  { agent: 'iphoneSafari17', links: all, isStandalone: true, offered: ['profile', 'iosApp'] },
  { agent: 'iphoneChrome', links: all, offered: ['profile', 'iosApp'] },
  { agent: 'iphoneFacebook', links: none, offered: [] },
  { agent: 'androidChrome', links: all, offered: ['android'] },
  { agent: 'androidChrome', links: none, isHidden: true, offered: ['android'] },
  { agent: 'iphoneSnapchat', links: all, offered: ['profile', 'iosApp'] },
  { agent: 'iphoneDuckDuckGo', links: all, offered: ['profile', 'iosApp'] },
  { agent: 'harmonyNext', links: all, offered: ['android'] },
  { agent: 'linuxChrome', links: all, offered: ['iosApp', 'android'] },
  { agent: 'macSafari', links: none, isHidden: true, offered: ['iosApp', 'android'] },
];

describe('download options', () => {
  it.each(cases)(
    'DL-02 offers $agent $offered (standalone $isStandalone, hidden $isHidden, web clip $isWebclipInstalled)',
    (given) => {
      const { agent, isStandalone = false, links = all, isWebclipInstalled = false, isHidden = false, offered } = given;
      const options = downloadOptions({ device: deviceOf(agent, isStandalone), links, isWebclipInstalled, isHidden });
      expect(
        Object.entries(options)
          .filter(([, isOffered]) => isOffered)
          .map(([name]) => name),
      ).toEqual(offered);
    },
  );

  it('DL-03 sends iOS to the store, else to the profile, which only Safari can install', () => {
    expect(iosDownload(deviceOf('iphoneChrome'), all)).toEqual({ kind: 'store', url: all.ios });
    expect(iosDownload(deviceOf('iphoneSafari17'), { ...all, ios: undefined })).toEqual({
      kind: 'profile',
      url: all.profile,
    });
    expect(iosDownload(deviceOf('iphoneLine'), { ...all, ios: undefined })).toEqual({ kind: 'needsSafari' });
    expect(iosDownload(deviceOf('iphoneSafari17'), none)).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['iphoneSafari11', true],
    ['iphoneSafari12_1', true],
    ['ipadSafari12', true],
    ['ipodSafari12_5', false],
    ['iphoneSafari17', false],
    ['iphoneSafari26', false],
    ['androidChrome', false],
  ] as const)('DL-04 shows %s the tips for iOS 12.1: %s', (agent, isOld) => {
    expect(needsOldHomeScreenTips(deviceOf(agent).iosVersion)).toBe(isOld);
  });

  it("DL-02 reads the links from the merchant's resources", () => {
    const resource = (resourceType: ResourceType, url: string) => ({ resourceType, url, labelNameEn: '' });
    expect(
      downloadLinks([
        resource('IOS', 'https://a.test/'),
        resource('MOBILECONFIG', 'https://b.test/'),
        resource('TELEGRAM', 'https://c.test/'),
      ]),
    ).toEqual({ ios: 'https://a.test/', android: undefined, profile: 'https://b.test/' });
  });
});
