export { checkPackTexts, checkText, pluralForms, type CheckedPack } from './checkMessages.ts';
export { UNTRANSLATED } from './icu.ts';
export { listLanguages, readPack } from './packs.ts';
export { applyChanges, comparePacks, type PackChange } from './syncPacks.ts';
export { searchKeys, type KeyFindings, type KeySearch } from './usedKeys.ts';
