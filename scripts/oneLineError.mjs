/** A failure that its one line explains: the message is printed alone, without a stack. */
export class OneLineError extends Error {
  name = 'OneLineError';
}

/** Runs the program of a script; a OneLineError ends it with its line and exit code 1. */
export async function runProgram(program) {
  try {
    await program();
  } catch (error) {
    if (!(error instanceof OneLineError)) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 1;
  }
}
