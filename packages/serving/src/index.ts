export { hasOneHost } from './oneHost.ts';
export { followConnections, type OpenConnections } from './openConnections.ts';
