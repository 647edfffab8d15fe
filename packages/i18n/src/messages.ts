import type { pack as firstPack } from './packs/en/first.ts';
import type { pack as englishPack } from './packs/en/index.ts';

/** Every message of the product, by namespace. */
export type Pack = typeof englishPack;

/** A namespace of messages; each feature has one, `common` belongs to all. */
export type Namespace = keyof Pack;

/** A namespace that the first screen needs. */
export type FirstNamespace = keyof typeof firstPack;

/** The shape that a language fills: the keys of the English texts, each with a text of its own. */
export type Messages<English> = { [Key in keyof English]: English[Key] extends string ? string : Messages<English[Key]> };

type Paths<Texts> = { [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Paths<Texts[Key]>}` }[keyof Texts & string];

/** The key of one message with its namespace, such as `common.shell.home`. A message with a plural has one key, not one for each form. */
export type MessageKey = Paths<Pack>;
