import { createStore, get, update, type UseStore } from 'idb-keyval';

const KEY_NAME = 'sealing';
/** Texts are padded to a multiple of this before encryption, so that the length of a password is not visible. */
const PADDING = 64;
const IV_BYTES = 12;

let opened: UseStore | undefined;

/**
 * The key of this browser. It can be used but not exported, not even by the site's own script, and it is stored apart
 * from the sealed data: a copy of the storage is useless without the key.
 */
async function sealingKey(): Promise<CryptoKey> {
  opened ??= createStore('parlor-secrets', 'keys');
  const storedKey = await get<CryptoKey>(KEY_NAME, opened);
  if (storedKey) return storedKey;
  const createdKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // If two tabs create a key at once, both use the first.
  await update<CryptoKey>(KEY_NAME, (older) => older ?? createdKey, opened);
  return (await get<CryptoKey>(KEY_NAME, opened)) ?? createdKey;
}

function algorithm(iv: Uint8Array<ArrayBuffer>, purpose: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(purpose) };
}

/**
 * Seals a secret so that storage alone does not reveal it. A secret sealed for one purpose opens for no other.
 * Undefined if the browser has no WebCrypto or forbids IndexedDB (an insecure address, some private windows); the
 * secret is then not stored.
 */
export async function sealSecret(text: string, purpose: string): Promise<string | undefined> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const json = JSON.stringify(text);
    const padded = new TextEncoder().encode(json.padEnd(Math.ceil(json.length / PADDING) * PADDING));
    const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm(iv, purpose), await sealingKey(), padded));
    return btoa(String.fromCharCode(...iv, ...sealed));
  } catch {
    return undefined;
  }
}

/** Opens a secret sealed for the same purpose; undefined if it was tampered with or its key was deleted. */
export async function openSecret(sealed: string, purpose: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
    const json = await crypto.subtle.decrypt(
      algorithm(bytes.slice(0, IV_BYTES), purpose),
      await sealingKey(),
      bytes.slice(IV_BYTES),
    );
    return JSON.parse(new TextDecoder().decode(json)) as string;
  } catch {
    return undefined;
  }
}
