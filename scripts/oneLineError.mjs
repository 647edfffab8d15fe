/** An error whose message explains itself. It is printed without a stack trace. */
export class OneLineError extends Error {
  name = 'OneLineError';
}

/** Runs the main function of a script. A OneLineError prints its message and sets exit code 1. */
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
