export { checkPackTexts, checkText, pluralForms, type CheckedPack } from './checkMessages.ts';
export { listLanguages, readPack } from './packs.ts';
