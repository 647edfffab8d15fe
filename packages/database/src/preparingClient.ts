import { Client } from 'pg';
import { arrayLiteral } from './arrayLiteral.ts';
import { errorCode } from './processLife.ts';

// Otherwise statements with lists of varying length would fill the server's memory, with one plan for each length.
const PREPARED_LIMIT = 300;
const SEEN_ONCE_LIMIT = 2_000;
const FEATURE_NOT_SUPPORTED = '0A000';

const seenOnce = new Set<string>();
const names = new Map<string, string>();
let generation = 0;

/**
 * A connection that prepares a statement on its second use, so that the server parses and plans it once. Only
 * statements with values are prepared, as only they repeat.
 */
export class PreparingClient extends Client {
  // The driver's own declaration has eight overloads; this one passes every one of them through.
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
        // A migration changed the result of a prepared "select *": from now on everything is prepared again. The
        // statement was refused before it ran, so outside a transaction it is simply sent again.
        names.clear();
        generation += 1;
        if (this.getTransactionStatus() === 'I') {
          return super.query({ text, values });
        }
      }
      if (error instanceof Error && error.message === 'Query read timeout') {
        // The answer may still arrive and be mistaken for that of the next query, so the connection is closed. The pool
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
