/** The shape that a language fills: the keys of the English texts, each with a text of its own. */
export type Messages<English> = { [Key in keyof English]: English[Key] extends string ? string : Messages<English[Key]> };
