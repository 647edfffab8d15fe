export { startArcade, type RunningArcade } from './arcade.ts';
export { ConfigError, loadConfig, type ArcadeConfig } from './config.ts';
