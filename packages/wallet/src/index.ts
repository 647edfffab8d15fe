export { walletFeature } from './walletFeature.ts';
