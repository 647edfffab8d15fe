import { randomBytes } from 'node:crypto';

/**
 * A new id for a transfer or an order: a UUID of version 7, whose first 48 bits are the time. Ids made one after the other lie
 * side by side in an index; the other 74 bits are random, so nobody can guess one.
 */
export function newTransferId(now: number = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Whether a text can be the id of a transfer or an order; anything else is not found without asking the database. */
export function isTransferId(text: string): boolean {
  return UUID.test(text);
}
