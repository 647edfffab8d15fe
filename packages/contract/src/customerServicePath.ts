import { readUrl } from './readUrl.ts';

/**
 * How the address of a customer-service channel travels: sealed, with its key behind it. It keeps address harvesters off the
 * merchant's channels; it is no secret, since whoever reads the settings also gets the key.
 *
 * Form: `base64url(iv ‖ ciphertext ‖ tag)` followed by the key, its last 8 characters. The AES-256-GCM key is the SHA-256 of
 * those 8 characters, the IV has 12 bytes. The same address always gives the same text, so that settings keep their ETag.
 */

/** Length of the key at the end of a sealed path. Specification 9. */
export const CUSTOMER_SERVICE_KEY_LENGTH = 8;

const IV_BYTES = 12;
const keyAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

async function digest(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

async function importKey(key: string, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', await digest(key), 'AES-GCM', false, [use]);
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Seals the address of a channel for the wire. */
export async function sealCustomerServicePath(path: string): Promise<string> {
  const seed = await digest(`parlor customer service ${path}`);
  const key = Array.from(seed.subarray(0, CUSTOMER_SERVICE_KEY_LENGTH), (byte) => keyAlphabet[byte % keyAlphabet.length] ?? '').join('');
  const iv = seed.slice(CUSTOMER_SERVICE_KEY_LENGTH, CUSTOMER_SERVICE_KEY_LENGTH + IV_BYTES);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await importKey(key, 'encrypt'), new TextEncoder().encode(path));
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)])) + key;
}

/** Opens a sealed path. Undefined when it was tampered with, or is not an http(s) address: nothing else may be followed. */
export async function openCustomerServicePath(sealed: string): Promise<string | undefined> {
  const key = sealed.slice(-CUSTOMER_SERVICE_KEY_LENGTH);
  try {
    const bytes = fromBase64Url(sealed.slice(0, -CUSTOMER_SERVICE_KEY_LENGTH));
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES) }, await importKey(key, 'decrypt'), bytes.subarray(IV_BYTES));
    const path = new TextDecoder().decode(opened);
    return /^https?:\/\//i.test(path) && readUrl(path) !== undefined ? path : undefined;
  } catch {
    // Text that is no base64, a wrong key and a broken seal are the same to the reader: there is nothing to open.
    return undefined;
  }
}
