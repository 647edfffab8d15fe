/** The most problems to show. */
const SHOWN = 50;

/** The problems of a file's lines. Keeps the first fifty and counts the others. */
export class LineProblems {
  readonly limit = SHOWN;
  #count = 0;
  #first: { line: number; problem: string }[] = [];

  get count(): number {
    return this.#count;
  }

  add(line: number, problem: string): void {
    this.#count += 1;
    this.#first.push({ line, problem });
    // Problems come sorted by line from two sources, so the list stays short and nearly sorted.
    if (this.#first.length > 2 * SHOWN) this.#cut();
  }

  /** Counts problems without their text. Their lines must come after all earlier lines of the same source. */
  addUnseen(count: number): void {
    this.#count += count;
  }

  /** Returns one line per problem, in the order of the file, and the number of omitted ones. */
  text(): string {
    this.#cut();
    const more = this.#count - this.#first.length;
    return [
      ...this.#first.map(({ line, problem }) => `line ${line}: ${problem}`),
      ...(more === 0 ? [] : [`and ${more} more`]),
    ].join('\n');
  }

  #cut(): void {
    this.#first = this.#first.toSorted((a, b) => a.line - b.line).slice(0, SHOWN);
  }
}
