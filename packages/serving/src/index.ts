export { followConnections, type OpenConnections } from './openConnections.ts';
