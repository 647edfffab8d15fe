import { outcomeWords, type RoundSeeds } from '../fairness/outcomeWords.ts';

/** The number of words per nonce: four blocks, about as many as a long round draws. */
const WORDS_PER_NONCE = 32;

const NONCES_PER_CHUNK = 512;
const CHUNK_BYTES = NONCES_PER_CHUNK * WORDS_PER_NONCE * 4;

/** Yields the first 128 bytes of the stream of every nonce from 0 on, `length` bytes in total, in chunks. */
export function* outcomeBytes(seeds: Omit<RoundSeeds, 'nonce'>, length: number): Generator<Uint8Array> {
  let nonce = 0;
  for (let left = length; left > 0; left -= CHUNK_BYTES) {
    const chunk = new DataView(new ArrayBuffer(CHUNK_BYTES));
    for (let offset = 0; offset < CHUNK_BYTES; nonce += 1) {
      const next = outcomeWords({ ...seeds, nonce });
      for (const end = offset + WORDS_PER_NONCE * 4; offset < end; offset += 4) chunk.setUint32(offset, next());
    }
    yield new Uint8Array(chunk.buffer, 0, Math.min(left, CHUNK_BYTES));
  }
}
