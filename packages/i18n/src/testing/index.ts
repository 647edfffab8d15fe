export { checkPack, checkWording } from './checks.ts';
