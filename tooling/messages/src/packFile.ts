import { parseAst } from 'vite';

/** A text of a pack file: its key within the file and its position in the source. */
export interface PackText {
  readonly key: string;
  readonly text: string;
  /** Offsets at which `key: 'text'` and the text itself start. Both end at `end`. */
  readonly start: number;
  readonly textStart: number;
  readonly end: number;
}

/** A file of a language pack: `export const games = { … }`, which contains only texts and groups of texts. */
export interface PackFile {
  /** The namespace: the name of the constant. */
  readonly namespace: string;
  /** Offsets at which the statement and its object start in the source. */
  readonly statementStart: number;
  readonly objectStart: number;
  readonly texts: readonly PackText[];
}

type Node = ReturnType<typeof parseAst>['body'][number];
type Expression = NonNullable<Extract<Node, { type: 'ExpressionStatement' }>['expression']>;

function readObject(node: Expression, path: string, texts: PackText[], file: string): void {
  if (node.type !== 'ObjectExpression')
    throw new Error(`${file}: ${path || 'the pack'} is neither a text nor a group of texts`);
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed)
      throw new Error(`${file}: ${path || 'the pack'} holds something other than texts`);
    const name =
      property.key.type === 'Identifier'
        ? property.key.name
        : property.key.type === 'Literal'
          ? String(property.key.value)
          : '';
    const key = path ? `${path}.${name}` : name;
    const { value } = property;
    if (value.type === 'Literal' && typeof value.value === 'string')
      texts.push({ key, text: value.value, start: property.start, textStart: value.start, end: value.end });
    else readObject(value, key, texts, file);
  }
}

/** Parses a pack file. Throws with the file and the key if it contains anything but texts. */
export function readPackFile(source: string, file: string): PackFile {
  for (const node of parseAst(source, { lang: 'ts' }, file).body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
    const [declarator] = node.declaration.declarations;
    if (declarator?.id.type !== 'Identifier' || !declarator.init) continue;
    const texts: PackText[] = [];
    readObject(declarator.init, '', texts, file);
    return { namespace: declarator.id.name, statementStart: node.start, objectStart: declarator.init.start, texts };
  }
  throw new Error(`${file}: exports no texts`);
}
