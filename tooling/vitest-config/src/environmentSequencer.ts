import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The comment with which a file selects an environment other than that of its package. */
const ENVIRONMENT_COMMENT = /@vitest-environment\s+([\w-]+)/;

/**
 * Sorts files by their environment, the package's default first. Vitest keeps a worker only if the next file has
 * the same environment: in a mixed order nearly every file starts a worker, which loads all modules again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- This is a method of the sequencer, not of an array.
    const sorted = await super.sort(files);
    const byEnvironment = Map.groupBy(sorted, ({ moduleId }) => environmentOf(moduleId));
    return [
      ...(byEnvironment.get('') ?? []),
      ...[...byEnvironment].flatMap(([name, group]) => (name === '' ? [] : group)),
    ];
  }
}

function environmentOf(file: string): string {
  return ENVIRONMENT_COMMENT.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
