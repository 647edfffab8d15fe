import type { pack as agentsPack } from './packs/en/agents.ts';
import type { pack as firstPack } from './packs/en/first.ts';
import type { pack as englishPack } from './packs/en/index.ts';

/** All messages, by namespace. */
export type Pack = typeof englishPack & typeof agentsPack;

/** A message namespace. Each feature has one; `common` is shared. */
export type Namespace = keyof Pack;

/** A namespace of the first screen. */
export type FirstNamespace = keyof typeof firstPack;

/** A namespace of the screens of agents and contracts. */
export type AgentsNamespace = keyof typeof agentsPack;

/** Type of a language pack: the keys of English, with any text. */
export type Messages<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Messages<English[Key]>;
};

type Paths<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Paths<Texts[Key]>}`;
}[keyof Texts & string];

/** Key of a message with its namespace, such as `common.shell.home`. A plural message has one key, not one per form. */
export type MessageKey = Paths<Pack>;
