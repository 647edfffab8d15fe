export type { DefaultedTimestampColumn, TimestampColumn } from './columnTypes.ts';
export { type Database, type DatabaseOptions, openDatabase } from './connection.ts';
export { DatabaseError } from './databaseError.ts';
export { type DatabaseLink, describeLink } from './databaseLink.ts';
export { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embeddedPostgres.ts';
export { type BatchOptions, inBatches } from './inBatches.ts';
export { migrate } from './migrations.ts';
export { holdProcessLock, type ProcessLock, type ProcessLockOptions } from './processLock.ts';
export { findRunningPostgres } from './runningPostgres.ts';
