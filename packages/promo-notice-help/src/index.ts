export { promoFeature } from './promoFeature.ts';
