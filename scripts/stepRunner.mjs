// Runs the steps of a verification and prints the duration of each:
//
//   { title, command, env?, counts? }: the command and the counter of its reports
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { addCounts } from './testReports.mjs';

/** Runs one step. Its output is printed at once. */
export async function runStep(step, { cwd, env }) {
  heading(step.title);
  const loadSince = processorLoad();
  const result = await timed(step, () =>
    exitCode(spawnStep(step, { cwd, env, stdio: 'inherit' }), (problem) => process.stderr.write(problem)),
  );
  console.log(`${outcome(result)}, processors busy for ${loadSince()} % of it`);
  return result;
}

/**
 * Runs steps that share no ports or files, `atOnce` in parallel. The output of each is printed when it ends, under its
 * own heading. Returns the results in the order of the steps.
 */
export async function runTogether(steps, { cwd, env, atOnce = 2, out = process.stdout }) {
  const waiting = [...steps.entries()];
  const results = [];
  const takeNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, step] = next;
      const chunks = [];
      results[index] = await timed(step, () => {
        const child = spawnStep(step, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
        for (const stream of [child.stdout, child.stderr]) {
          stream.on('data', (chunk) => chunks.push(chunk));
        }
        return exitCode(child, (problem) => chunks.push(Buffer.from(problem)));
      });
      heading(step.title, out);
      out.write(`${Buffer.concat(chunks)}${outcome(results[index])}\n`);
    }
  };
  const loadSince = processorLoad();
  await Promise.all(Array.from({ length: atOnce }, takeNext));
  out.write(`\nprocessors busy for ${loadSince()} % of these steps\n`);
  return results;
}

/** Prints the title of a part of the run. */
export function heading(title, out = process.stdout) {
  out.write(`\n== ${title} ==\n`);
}

async function timed({ title, counts = () => addCounts() }, run) {
  const startedAt = performance.now();
  const code = await run();
  const counted = counts();
  return {
    title,
    seconds: Math.round((performance.now() - startedAt) / 1_000),
    isFailed: code !== 0 || counted.failed > 0,
    counts: counted,
  };
}

function outcome({ isFailed, seconds }) {
  return `${isFailed ? 'failed' : 'done'} after ${seconds} s`;
}

function spawnStep({ command: [program, ...args], env: ownEnv }, { cwd, env, stdio }) {
  return spawn(program, args, { cwd, env: { ...env, ...ownEnv }, stdio });
}

function exitCode(child, onProblem) {
  return new Promise((done) => {
    child.once('error', ({ path, message }) => {
      onProblem(`${path} could not be run: ${message}\n`);
      done(1);
    });
    // By then all its output was read.
    child.once('close', (code) => done(code ?? 1));
  });
}

/** Returns a function that returns how busy the processors have been since this call, in percent. */
function processorLoad() {
  const before = processorWork();
  return () => {
    const { busy, all } = processorWork();
    return Math.round((100 * (busy - before.busy)) / Math.max(1, all - before.all));
  };
}

/** Returns the busy time and the total time of all processors since the machine started, in ms. */
function processorWork() {
  const times = cpus().map((processor) => processor.times);
  const all = times.flatMap((of) => Object.values(of)).reduce((sum, ms) => sum + ms, 0);
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) };
}
