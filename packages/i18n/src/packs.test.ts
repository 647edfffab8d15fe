// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { languageLabels } from '@parlor/contract';
import { comparePacks, listLanguages, readPack } from '@parlor/messages/check';
import { fileURLToPath } from 'node:url';
import { languages } from './packs.ts';
import { checkPack, checkWording } from './testing/index.ts';

const packsFolder = fileURLToPath(new URL('packs', import.meta.url));

describe('language packs', () => {
  it('I18N-01 EN, TY and CN have one, each found by its folder', () => {
    expect(languages.map(({ code }) => code)).toEqual(listLanguages(packsFolder));
    expect(languages.map(({ code }) => code)).toEqual(expect.arrayContaining(['CN', 'EN', 'TY']));
  });

  it.each(listLanguages(packsFolder))('I18N-01 %s is complete and translated, with the placeholders of English and exactly its own plural forms', (language) => {
    expect(checkPack(language)).toEqual([]);
  });

  it('I18N-01 all follow the order of English; `pnpm i18n:sync` sees to it', () => {
    expect(comparePacks(packsFolder).map(({ language, file }) => `${language} ${file}`)).toEqual([]);
  });

  it('I18N-01 no text of one language is in the script of another', () => {
    const scripts = { EN: /[\u0E00-\u0E7F\u4E00-\u9FFF]/, TY: /[\u4E00-\u9FFF]/, CN: /[\u0E00-\u0E7F]/ };
    const mixed = Object.entries(scripts).flatMap(([language, foreign]) =>
      Object.entries(readPack(packsFolder, language)).filter(([, text]) => foreign.test(text)).map(([key]) => `@parlor/i18n ${language} ${key}`),
    );
    expect(mixed).toEqual([]);
  });
});

describe('languageLabels', () => {
  it.each(Object.entries(languageLabels))('I18N-02 %s has a tag that Intl knows and a name: %o', (code, { tag, name }) => {
    expect(Intl.DateTimeFormat.supportedLocalesOf([tag])).toEqual([tag]);
    expect([code, name.trim()]).toEqual([code.toUpperCase(), name]);
  });
});

describe('checkWording', () => {
  it.each([
    ['EN', 'common.shell.home', 'Market'],
    ['TY', 'games.list.count', '{count, plural, other {# แผง}}'],
  ])('WL-01 accepts in %s for %s %j', (language, key, text) => {
    expect(checkWording(language, key, text)).toBeUndefined();
  });

  it.each([
    ['XX', 'common.shell.home', 'Market', 'XX is no language with a pack'],
    ['VN', 'common.shell.home', 'Market', 'VN is no language with a pack'],
    ['EN', 'common.shell.hmoe', 'Market', 'EN common.shell.hmoe: is no key of the product'],
    ['EN', 'validation.digits', '{min}', 'EN validation.digits: is no key of the product'],
    ['EN', 'common.validation.digits', '{min} digits', 'EN common.validation.digits: lacks {max}'],
    ['EN', 'games.list.count', '{count, plural, other {# stalls}}', 'EN games.list.count: lacks the plural form one'],
    ['EN', 'common.shell.home', '{oops', 'EN common.shell.home: is not valid ICU'],
  ])('WL-01 says what is wrong in %s for %s with %j', (language, key, text, problem) => {
    expect(checkWording(language, key, text)).toContain(problem);
  });
});
