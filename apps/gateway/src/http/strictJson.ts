/** The deepest nesting: more than any body of the contract, and safe for recursive code. */
const MAX_DEPTH = 32;

/**
 * Parses JSON strictly: rejects duplicate names, names that reach the prototype, and nesting deeper than any call
 * needs.
 *
 * @throws SyntaxError
 */
export function parseStrictJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  checkNames(text);
  return value;
}

/** Checks the names in valid JSON, so every quote, bracket and comma is in a valid position. */
function checkNames(text: string): void {
  /** The names of each open object; null for an open array. */
  const open: (Set<string> | null)[] = [];
  let isNameNext = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      if (isNameNext) addName(open.at(-1), JSON.parse(text.slice(at, end + 1)) as string);
      isNameNext = false;
      at = end;
    } else if (character === '{' || character === '[') {
      if (open.push(character === '{' ? new Set() : null) > MAX_DEPTH) throw new SyntaxError('The JSON nests too deep');
      isNameNext = character === '{';
    } else if (character === '}' || character === ']') {
      open.pop();
      isNameNext = false;
    } else if (character === ',') {
      isNameNext = open.at(-1) instanceof Set;
    }
  }
}

function addName(names: Set<string> | null | undefined, name: string): void {
  if (name === '__proto__' || name === 'constructor') throw new SyntaxError('The JSON names what it may not');
  if (names?.has(name)) throw new SyntaxError('The JSON names one thing twice');
  names?.add(name);
}

/** Returns the index of the closing quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
