import { generateKeyPairSync, sign } from 'node:crypto';

const ECDSA_WITH_SHA256 = '06082a8648ce3d040302';
const COMMON_NAME = '0603550403';
const SUBJECT_ALT_NAME = '0603551d11';
const DAY_MS = 24 * 3_600_000;

/** Encodes a DER element: tag, length, content. Supports up to 64 KiB. */
function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)));
  const length =
    content.length < 128 ? [content.length] : [0x82, Math.trunc(content.length / 256), content.length % 256];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: (Buffer | string)[]): Buffer => der(0x30, ...parts);
const time = (at: Date): Buffer => der(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]|\..*/g, '')}Z`));

/** Creates a self-signed certificate for `localhost` that is valid for a day, as PEM. */
export function selfSignedCertificate(): { key: Buffer; cert: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(ECDSA_WITH_SHA256);
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const names = der(0x04, sequence(der(0x82, Buffer.from('localhost'))));
  const body = sequence(
    der(0xa0, '020102'),
    '020101',
    algorithm,
    name,
    sequence(time(new Date(Date.now() - DAY_MS)), time(new Date(Date.now() + DAY_MS))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, names))),
  );
  const signed = sequence(body, algorithm, der(0x03, '00', sign('sha256', body, privateKey)));
  const cert = `-----BEGIN CERTIFICATE-----\n${signed.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
  return { key: Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })), cert: Buffer.from(cert) };
}
