import { readUrl } from './readUrl.ts';

// Customer-service addresses are encrypted, and the key is appended (SVC-01). This stops address harvesters. It is not
// confidential: anyone who can read the settings has the key.
//
// Format: base64url(iv ‖ ciphertext ‖ tag) followed by the 8-character key. The AES-256-GCM key is the SHA-256 of those
// 8 characters; the IV is 12 bytes. Key and IV derive from the address, so equal addresses give equal text and settings
// keep their ETag.

/** Length of the key at the end of a sealed path, in characters (product.md 9). */
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
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Encrypts the address of a customer-service channel for the wire. Deterministic. */
export async function sealCustomerServicePath(path: string): Promise<string> {
  const seed = await digest(`parlor customer service ${path}`);
  const key = Array.from(
    seed.subarray(0, CUSTOMER_SERVICE_KEY_LENGTH),
    (byte) => keyAlphabet[byte % keyAlphabet.length] ?? '',
  ).join('');
  const iv = seed.slice(CUSTOMER_SERVICE_KEY_LENGTH, CUSTOMER_SERVICE_KEY_LENGTH + IV_BYTES);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await importKey(key, 'encrypt'),
    new TextEncoder().encode(path),
  );
  return toBase64Url(new Uint8Array([...iv, ...new Uint8Array(sealed)])) + key;
}

/**
 * Decrypts a sealed path. Returns undefined if the text was tampered with or the address is not http(s). Never throws.
 */
export async function openCustomerServicePath(sealed: string): Promise<string | undefined> {
  const key = sealed.slice(-CUSTOMER_SERVICE_KEY_LENGTH);
  try {
    const bytes = fromBase64Url(sealed.slice(0, -CUSTOMER_SERVICE_KEY_LENGTH));
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES) },
      await importKey(key, 'decrypt'),
      bytes.subarray(IV_BYTES),
    );
    const path = new TextDecoder().decode(opened);
    return /^https?:\/\//i.test(path) && readUrl(path) !== undefined ? path : undefined;
  } catch {
    // Invalid base64, a wrong key and a failed authentication tag all mean the same to the caller.
    return undefined;
  }
}
