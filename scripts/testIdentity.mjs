// Tests social login and phone login against the identity provider's emulator:
//
//   the gateway's calls with tokens of the emulator, and a player in a browser
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { productEnvironment } from './bootstrapSteps.mjs';
import { EMULATED_PROJECT, installIdentityEmulator, startIdentityEmulator } from './identityEmulator.mjs';
import { runProgram } from './oneLineError.mjs';
import { root } from './product.mjs';

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // process.exit runs the exit handlers, which stop the emulator.
  process.once(name, () => process.exit(130));
}

const parts = [
  { folder: 'apps/gateway', command: ['vitest', 'run', '--config', 'vitest.emulator.config.ts'] },
  { folder: 'e2e', command: ['playwright', 'test', '--config', 'identity.config.ts'] },
];

await runProgram(async () => {
  const env = productEnvironment(process.env);
  const emulator = await startIdentityEmulator(installIdentityEmulator(env), env);
  try {
    for (const part of parts) {
      const code = await exitCode(part, {
        ...env,
        IDENTITY_EMULATOR_HOST: emulator.host,
        IDENTITY_EMULATOR_PROJECT: EMULATED_PROJECT,
      });
      process.exitCode ||= code;
    }
  } finally {
    await emulator.stop();
  }
});

function exitCode({ folder, command: [program, ...args] }, env) {
  return new Promise((done) => {
    const child = spawn(join(root, 'node_modules', '.bin', program), args, {
      cwd: join(root, folder),
      env,
      stdio: 'inherit',
    });
    child.once('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      done(1);
    });
    child.once('exit', (code) => done(code ?? 1));
  });
}
