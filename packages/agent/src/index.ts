export { agentFeature } from './agentFeature.ts';
