// A server of the play benchmark in its own thread: the gateway or the arcade. Reports its address, then its processor
// time on request, and stops on request.
import { parentPort, workerData } from 'node:worker_threads';
import { loadConfig as loadArcadeConfig, startArcade } from '@parlor/arcade';
import { createLog, loadConfig, startGateway } from '@parlor/gateway';

/** The input of the thread: which server, and its environment. */
export interface PlayServerInput {
  server: 'gateway' | 'arcade';
  env: Record<string, string>;
}

const { server, env } = workerData as PlayServerInput;
const running =
  server === 'gateway'
    ? await startGateway(loadConfig(env), createLog('error'))
    : await startArcade(loadArcadeConfig(env));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
parentPort?.postMessage(running.url);
parentPort?.on('message', (order: 'processorTime' | 'stop') => {
  if (order === 'stop') {
    void running.stop().then(() => process.exit(0));
    return;
  }
  const { user, system } = process.threadCpuUsage();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  parentPort?.postMessage((user + system) / 1000);
});
