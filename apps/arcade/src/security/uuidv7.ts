import { randomBytes } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/** An identifier that sorts by the time it was made (RFC 9562); those of one millisecond sort by their order too. */
export function uuidv7(now: number): string {
  sequence = now === lastMs ? (sequence + 1) & 0xfff : 0;
  lastMs = now;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
