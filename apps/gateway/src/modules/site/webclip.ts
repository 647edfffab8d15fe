import { createHash } from 'node:crypto';
import { escapeHtml } from '../../http/html.ts';

/** The address of the profile, and the default of the merchant's setting. */
export const WEBCLIP_PATH = '/m/webclip.mobileconfig';

/** The media type for which an iPhone offers to install the profile. */
export const WEBCLIP_TYPE = 'application/x-apple-aspen-config';

/** The content of a web clip. */
export interface Webclip {
  merchantCode: string;
  /** The name under the icon. */
  name: string;
  /** The address that the clip opens. */
  url: string;
  /** A square PNG. */
  icon: Buffer;
}

/** Characters that XML cannot contain, not even escaped: control characters, lone surrogates, and two noncharacters. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string => escapeHtml(text.replace(unwritable, ''));

/** Returns a UUID derived from a name, so that a reinstalled profile replaces the first. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`.toUpperCase();
}

/**
 * Returns the configuration profile that puts a web clip on an iPhone's home screen: full screen, removable, without
 * the browser's bars. It is unsigned, so iOS calls it unverified; a merchant with a certificate signs it in front of
 * the gateway. Keys follow Apple's Device Management reference, payload com.apple.webClip.managed.
 */
export function webclipProfile({ merchantCode, name, url, icon }: Webclip): string {
  const identifier = `parlor.${merchantCode.toLowerCase()}.webclip`;
  const text = (key: string, value: string) => `<key>${key}</key><string>${escapeXml(value)}</string>`;
  const flag = (key: string, value: boolean) => `<key>${key}</key><${value}/>`;
  const payload = [
    text('PayloadType', 'com.apple.webClip.managed'),
    text('PayloadIdentifier', `${identifier}.clip`),
    text('PayloadUUID', uuidOf(`clip ${merchantCode} ${url}`)),
    '<key>PayloadVersion</key><integer>1</integer>',
    text('PayloadDisplayName', name),
    text('Label', name),
    text('URL', url),
    flag('FullScreen', true),
    flag('IsRemovable', true),
    flag('Precomposed', true),
    flag('IgnoreManifestScope', true),
    `<key>Icon</key><data>${icon.toString('base64')}</data>`,
  ];
  const profile = [
    `<key>PayloadContent</key><array><dict>${payload.join('')}</dict></array>`,
    text('PayloadType', 'Configuration'),
    text('PayloadIdentifier', identifier),
    text('PayloadUUID', uuidOf(`profile ${merchantCode} ${url}`)),
    '<key>PayloadVersion</key><integer>1</integer>',
    text('PayloadDisplayName', name),
    text('PayloadOrganization', name),
    flag('PayloadRemovalDisallowed', false),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>${profile.join('')}</dict></plist>
`;
}
