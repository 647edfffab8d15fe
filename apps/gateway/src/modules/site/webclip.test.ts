import { describe, expect, it } from 'vitest';
import { webclipProfile } from './webclip.ts';

const clip = {
  merchantCode: 'NORTH',
  name: 'North & <South>',
  url: 'https://north.example/m/home',
  icon: Buffer.from('icon'),
};

describe('the iOS web clip profile', () => {
  it('DL-04 opens home in full screen, has the merchant’s name and icon, and is removable', () => {
    const profile = webclipProfile(clip);
    expect(profile).toContain('<key>PayloadType</key><string>com.apple.webClip.managed</string>');
    expect(profile).toContain('<key>URL</key><string>https://north.example/m/home</string>');
    expect(profile).toContain('<key>Label</key><string>North &amp; &lt;South&gt;</string>');
    expect(profile).toContain(`<key>Icon</key><data>${Buffer.from('icon').toString('base64')}</data>`);
    expect(profile).toContain('<key>FullScreen</key><true/>');
    expect(profile).toContain('<key>IsRemovable</key><true/>');
    expect(profile).toContain('<key>PayloadRemovalDisallowed</key><false/>');
  });

  it('DL-04 escapes the merchant’s name and drops characters that XML does not allow', () => {
    const profile = webclipProfile({ ...clip, name: 'ก“A”\u0000\u000B\uD800\uFFFE 😀]]>&amp;<!--' });
    expect(profile).toContain('<key>Label</key><string>ก“A” 😀]]&gt;&amp;amp;&lt;!--</string>');
    expect(profile).not.toMatch(/[\0\v\uFFFE]/);
  });

  it('DL-04 keeps its UUIDs after a rename and has different ones for another merchant', () => {
    const uuids = (profile: string) =>
      [...profile.matchAll(/<key>PayloadUUID<\/key><string>([^<]+)/g)].map(([, uuid]) => uuid);
    const [clipId, profileId] = uuids(webclipProfile(clip));
    expect(clipId).toMatch(/^[\dA-F]{8}-[\dA-F]{4}-8[\dA-F]{3}-8[\dA-F]{3}-[\dA-F]{12}$/);
    expect(profileId).not.toBe(clipId);
    expect(uuids(webclipProfile({ ...clip, name: 'Renamed' }))).toEqual([clipId, profileId]);
    expect(uuids(webclipProfile({ ...clip, merchantCode: 'SOUTH' }))).not.toEqual([clipId, profileId]);
  });
});
