export { memberFeature } from './memberFeature.ts';
