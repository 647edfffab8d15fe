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

function compress(state: Uint32Array, block: DataView, start: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = block.getUint32(start + i * 4);
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
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

/** The end of a message with its padding, of one block or two. Every message overwrites it. */
const end = new Uint8Array(2 * BLOCK);
const endView = new DataView(end.buffer);

/** Returns the digest of a message, from the state after its first `compressed` bytes. `bytes` are the others. */
function digestFrom(first: Uint32Array, compressed: number, bytes: Uint8Array): Uint8Array {
  const state = first.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = 0;
  for (; start + BLOCK <= bytes.length; start += BLOCK) compress(state, view, start);
  const rest = bytes.length - start;
  const padded = rest + 9 > BLOCK ? 2 * BLOCK : BLOCK;
  end.fill(0);
  for (let i = 0; i < rest; i += 1) end[i] = bytes[start + i] as number;
  end[rest] = 0x80;
  const length = compressed + bytes.length;
  endView.setUint32(padded - 8, Math.floor(length / 2 ** 29));
  endView.setUint32(padded - 4, length << 3);
  for (let at = 0; at < padded; at += BLOCK) compress(state, endView, at);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 8; i += 1) out.setUint32(i * 4, state[i] as number);
  return digest;
}

/** Returns the SHA-256 digest, 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  return digestFrom(initial, 0, bytes);
}

/** Returns the state after a key that is padded to a block and XORed with `mask` byte by byte. */
function stateOfKey(key: Uint8Array, mask: number): Uint32Array {
  const block = new Uint8Array(BLOCK).fill(mask);
  for (let i = 0; i < key.length; i += 1) block[i] = (key[i] as number) ^ mask;
  const state = initial.slice();
  compress(state, new DataView(block.buffer), 0);
  return state;
}

/**
 * Returns the function that computes the HMAC-SHA256 of messages with a key, 32 bytes. The key is compressed once, which
 * halves the work of each further message.
 */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const inner = stateOfKey(short, 0x36);
  const outer = stateOfKey(short, 0x5c);
  return (message) => digestFrom(outer, BLOCK, digestFrom(inner, BLOCK, message));
}

/** The two digits of each byte. */
const byteDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Encodes bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  let digits = '';
  for (const byte of bytes) digits += byteDigits[byte];
  return digits;
}

/** Decodes hexadecimal digits. Undefined if they are invalid. */
export function fromHex(text: string): Uint8Array | undefined {
  if (!/^(?:[\da-f]{2})+$/i.test(text)) return undefined;
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}
