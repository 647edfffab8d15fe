import type { Tracing, TracingOptions } from './tracing.ts';

/** Starts tracing if an endpoint is configured. */
export async function startTracing({ endpoint, ...options }: TracingOptions): Promise<Tracing | undefined> {
  return endpoint === undefined
    ? undefined
    : (await import('./openTelemetry.ts')).createTracing({ ...options, endpoint });
}
