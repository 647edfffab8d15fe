import { Client } from 'pg';
import { arrayLiteral } from './arrayLiteral.ts';
import { errorCode } from './processLife.ts';

// Statements with lists of changing length would otherwise fill the server's memory, one plan for each length.
const PREPARED_LIMIT = 300;
const SEEN_ONCE_LIMIT = 2_000;
const FEATURE_NOT_SUPPORTED = '0A000';

const seenOnce = new Set<string>();
const names = new Map<string, string>();
let generation = 0;

/**
 * A connection that prepares a statement when it comes the second time, so the server parses and plans it once. Only
 * statements with values are prepared; they are what repeats.
 */
export class PreparingClient extends Client {
  // The driver's own declaration has eight overloads; ours passes every one of them through.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return super.query(...(args as Parameters<Client['query']>)) as never;
    }
    return this.#queryPrepared(text, values) as never;
  }

  async #queryPrepared(text: string, given: readonly unknown[]): Promise<unknown> {
    const name = statementName(text);
    const values = given.map((value) => (Array.isArray(value) ? (arrayLiteral(value) ?? value) : value));
    try {
      return await super.query({ text, values, ...(name === undefined ? {} : { name }) });
    } catch (error) {
      if (name !== undefined && errorCode(error) === FEATURE_NOT_SUPPORTED) {
        // A migration changed what a prepared "select *" returns: from here on everything is prepared again. The
        // statement was refused before it ran, so outside a transaction it is simply sent again.
        names.clear();
        generation += 1;
        if (this.getTransactionStatus() === 'I') {
          return super.query({ text, values });
        }
      }
      if (error instanceof Error && error.message === 'Query read timeout') {
        // The answer may still arrive and be taken for that of the next query, so the connection ends. The pool
        // replaces it.
        this.connection.stream.destroy();
      }
      throw error;
    }
  }
}

function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= PREPARED_LIMIT) {
    return known;
  }
  if (!seenOnce.delete(text)) {
    if (seenOnce.size >= SEEN_ONCE_LIMIT) {
      seenOnce.clear();
    }
    seenOnce.add(text);
    return undefined;
  }
  const name = `p${generation}_${names.size}`;
  names.set(text, name);
  return name;
}
