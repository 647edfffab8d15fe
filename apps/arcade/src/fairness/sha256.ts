/*
 * SHA-256 and HMAC in plain TypeScript. A browser has WebCrypto on secure origins only, and a player on a local network
 * or with the offline page must be able to check a round too; so the server, the page and the file run this same code.
 */

const BLOCK = 64;

/** Computes the constants of FIPS 180-4: the fractional parts of roots of primes. */
function constants(count: number, root: (value: number) => number): Uint32Array {
  const result = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
      if (candidate % divisor === 0) isPrime = false;
    }
    if (!isPrime) continue;
    const value = root(candidate);
    result[found] = Math.floor((value - Math.floor(value)) * 2 ** 32);
    found += 1;
  }
  return result;
}

const initial = constants(8, Math.sqrt);
const rounds = constants(64, Math.cbrt);

function rotate(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

/** The words of a block while it is compressed. Every block overwrites all of them. */
const words = new Uint32Array(64);

function compress(state: Uint32Array, block: DataView): void {
  for (let i = 0; i < 16; i += 1) words[i] = block.getUint32(i * 4);
  for (let i = 16; i < 64; i += 1) {
    const w15 = words[i - 15] as number;
    const w2 = words[i - 2] as number;
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words[i] = (words[i - 16] as number) + s0 + (words[i - 7] as number) + s1;
  }
  // Read one by one: destructuring a typed array calls its iterator, and a simulation compresses millions of blocks.
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (rounds[i] as number) + (words[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i += 1) state[i] = (state[i] as number) + (added[i] as number);
}

/** Returns the SHA-256 digest, 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = initial.slice();
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, new DataView(padded.buffer, at, BLOCK));
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 8; i += 1) out.setUint32(i * 4, state[i] as number);
  return digest;
}

/** Returns the key padded to a block, XORed with `mask` byte by byte, followed by `bytes`. */
function keyed(key: Uint8Array, mask: number, bytes: Uint8Array): Uint8Array {
  const result = new Uint8Array(BLOCK + bytes.length).fill(mask, 0, BLOCK);
  for (let i = 0; i < key.length; i += 1) result[i] = (key[i] as number) ^ mask;
  result.set(bytes, BLOCK);
  return result;
}

/** Returns the HMAC-SHA256, 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  return sha256(keyed(short, 0x5c, sha256(keyed(short, 0x36, message))));
}

/** Encodes bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Decodes hexadecimal digits. Undefined if they are invalid. */
export function fromHex(text: string): Uint8Array | undefined {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
