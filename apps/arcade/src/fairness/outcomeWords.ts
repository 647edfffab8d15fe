import { fromHex, hmacSha256, sha256, toHex } from './sha256.ts';

/** What a round's outcome comes from. Both seeds are hexadecimal digits. */
export interface RoundSeeds {
  /** 32 bytes. */
  serverSeed: string;
  /** 16 bytes or more, made by the player's browser after it saw the commitment. */
  clientSeed: string;
  /** Counts the rounds of a pair of seeds from 0, without a gap. */
  nonce: number;
}

/** The form of a client seed: at least 128 bits. */
export const CLIENT_SEED_PATTERN = /^[\da-f]{32,64}$/;

/** What the server shows of its seed before the first bet: the SHA-256 of the seed's bytes, in hexadecimal digits. */
export function commitmentOf(serverSeed: string): string {
  return toHex(sha256(seedBytes(serverSeed)));
}

function seedBytes(serverSeed: string): Uint8Array {
  const bytes = fromHex(serverSeed);
  if (!bytes) throw new RangeError('the server seed is not hexadecimal');
  return bytes;
}

/**
 * The stream of 32-bit words of a round: HMAC-SHA256(server seed, "client:nonce:cursor") for cursor 0, 1, 2, …, each
 * block read as eight big-endian words.
 */
export function outcomeWords({ serverSeed, clientSeed, nonce }: RoundSeeds): () => number {
  const key = seedBytes(serverSeed);
  const encoder = new TextEncoder();
  let cursor = 0;
  let offset = 32;
  let block: DataView = new DataView(new ArrayBuffer(0));
  return () => {
    if (offset === 32) {
      block = new DataView(hmacSha256(key, encoder.encode(`${clientSeed}:${nonce}:${cursor}`)).buffer);
      cursor += 1;
      offset = 0;
    }
    const word = block.getUint32(offset);
    offset += 4;
    return word;
  };
}
