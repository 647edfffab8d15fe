export { type Counter, type Metrics, type MetricsOptions, registerMetrics } from './metrics.ts';
export { startTracing } from './startTracing.ts';
export type { EndedQuery, Tracing, TracingOptions } from './tracing.ts';
