import { followConnections } from '@parlor/serving';
import { createArcade, type ArcadeTimes } from './app.ts';
import type { ArcadeConfig } from './config.ts';
import type { SimulatedSports } from './modules/sports/simulatedFeed.ts';

/** Grace period for calls in flight at shutdown, in ms. */
const FINISH_MS = 10_000;

/** A running arcade. */
export interface RunningArcade {
  /** The origin on which it listens. */
  url: string;
  /** Waits for calls in flight and stops. Idempotent. */
  stop(): Promise<void>;
}

/** Times that a test suite shortens, so that processes end within its run. Other times are those of production. */
export interface TestOverrides {
  sports?: SimulatedSports;
  times?: Partial<ArcadeTimes>;
}

/**
 * Starts the arcade: migrates its database, then listens.
 *
 * @throws Error when the database cannot be reached or the port is taken.
 */
export async function startArcade(config: ArcadeConfig, { sports, times }: TestOverrides = {}): Promise<RunningArcade> {
  const { http } = await createArcade(config, times, Date.now, undefined, sports);
  const connections = followConnections(http.server);
  const close = () => connections.endWith(() => http.close(), FINISH_MS);
  try {
    await http.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  const bound = http.server.address();
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  let stopping: Promise<void> | undefined;
  return {
    url: `${config.tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${typeof bound === 'object' && bound ? bound.port : config.port}`,
    stop: () => (stopping ??= close()),
  };
}
