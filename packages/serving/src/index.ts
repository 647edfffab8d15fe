export { hasSingleHost } from './singleHost.ts';
export { followConnections, type OpenConnections } from './openConnections.ts';
