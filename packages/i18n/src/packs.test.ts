// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageLabels } from '@parlor/contract';
import { applyChanges, comparePacks, listLanguages, readPack } from '@parlor/messages/check';
import { languages } from './packs.ts';
import { checkPack, checkWording } from './testing/index.ts';

const packsFolder = fileURLToPath(new URL('packs', import.meta.url));

describe('language packs', () => {
  it('I18N-01 exist for EN, TY and CN, found by folder', () => {
    expect(languages.map(({ code }) => code)).toEqual(listLanguages(packsFolder));
    expect(languages.map(({ code }) => code)).toEqual(expect.arrayContaining(['CN', 'EN', 'TY']));
  });

  it.each(listLanguages(packsFolder))(
    'I18N-01 %s is complete and translated, with the placeholders of English and its own plural forms',
    (language) => {
      expect(checkPack(language)).toEqual([]);
    },
  );

  it('I18N-01 all have the order of English, as `pnpm i18n:sync` writes them', () => {
    expect(comparePacks(packsFolder).map(({ language, file }) => `${language} ${file}`)).toEqual([]);
  });

  it('I18N-01 no text is in the script of another language', () => {
    const scripts = { EN: /[\u0E00-\u0E7F\u4E00-\u9FFF]/, TY: /[\u4E00-\u9FFF]/, CN: /[\u0E00-\u0E7F]/ };
    const mixed = Object.entries(scripts).flatMap(([language, foreign]) =>
      Object.entries(readPack(packsFolder, language))
        .filter(([, text]) => foreign.test(text))
        .map(([key]) => `@parlor/i18n ${language} ${key}`),
    );
    expect(mixed).toEqual([]);
  });
});

describe('a new language', () => {
  let packs = '';
  beforeEach(() => {
    packs = mkdtempSync(join(tmpdir(), 'packs-'));
    cpSync(packsFolder, packs, { recursive: true });
  });
  afterEach(() => rmSync(packs, { recursive: true }));
  const edit = (file: string, from: string, to: string) => {
    const before = readFileSync(join(packs, file), 'utf8');
    expect(before).toContain(from);
    writeFileSync(join(packs, file), before.replace(from, to));
  };

  it('I18N-01 is one folder: the sync fills it and reports every untranslated text', () => {
    mkdirSync(join(packs, 'vn'));
    applyChanges(comparePacks(packs));
    expect(comparePacks(packs)).toEqual([]);
    const problems = checkPack('VN', packs);
    expect(problems).toHaveLength(Object.keys(readPack(packs, 'EN')).length);
    expect(problems).toContain('@parlor/i18n VN games.list.count: is not translated yet');
  });

  it('I18N-02 with an unknown folder name is rejected', () => {
    expect(checkPack('XX', packs)).toEqual([
      '@parlor/i18n XX: is not a language of languageLabels in @parlor/contract',
    ]);
  });

  it.each([
    ['a missing key', "back: 'ย้อนกลับ',", '', 'common.action.back: is missing'],
    [
      'an extra key',
      "back: 'ย้อนกลับ'",
      "back: 'ย้อนกลับ', forth: 'ไป'",
      'common.action.forth: is not a key of the source language',
    ],
    ['a broken placeholder', '{ip}', '{pi}', 'common.state.yourAddress: lacks {ip}'],
    ['invalid ICU', '{ip}', '{ip', 'common.state.yourAddress: is not valid ICU'],
    ['an empty text', "'ย้อนกลับ'", "''", 'common.action.back: is empty'],
  ])('I18N-01 with %s fails with package, language and key', (_, from, to, problem) => {
    edit('ty/common.ts', from, to);
    expect(checkPack('TY', packs)).toEqual([
      expect.stringMatching(new RegExp(`^@parlor/i18n TY ${problem.replaceAll(/[{}.]/g, '\\$&')}`)),
    ]);
  });

  it('I18N-01 with the plural forms of another language fails with package, language, key and form', () => {
    edit(
      'ty/games.ts',
      "count: '{count, plural, other {# เกม}}'",
      "count: '{count, plural, one {# เกม} other {# เกม}}'",
    );
    expect(checkPack('TY', packs)).toEqual([
      '@parlor/i18n TY games.list.count: has the plural form one, which the language does not know',
    ]);
    edit(
      'en/games.ts',
      "games: '{count, plural, one {# game} other {# games}}'",
      "games: '{count, plural, other {# games}}'",
    );
    expect(checkPack('EN', packs)).toEqual(['@parlor/i18n EN games.providers.games: lacks the plural form one']);
  });
});

describe('languageLabels', () => {
  it.each(Object.entries(languageLabels))(
    'I18N-02 %s has a name and a tag that Intl supports: %o',
    (code, { tag, name }) => {
      expect(Intl.DateTimeFormat.supportedLocalesOf([tag])).toEqual([tag]);
      expect([code, name.trim()]).toEqual([code.toUpperCase(), name]);
    },
  );
});

describe('checkWording', () => {
  it.each([
    ['EN', 'common.shell.home', 'Market'],
    ['TY', 'games.list.count', '{count, plural, other {# แผง}}'],
  ])('WL-01 accepts in %s for %s %j', (language, key, text) => {
    expect(checkWording(language, key, text)).toBeUndefined();
  });

  it.each([
    ['XX', 'common.shell.home', 'Market', 'XX is not a language with a pack'],
    ['VN', 'common.shell.home', 'Market', 'VN is not a language with a pack'],
    ['EN', 'common.shell.hmoe', 'Market', 'EN common.shell.hmoe: is not a key of the product'],
    ['EN', 'validation.digits', '{min}', 'EN validation.digits: is not a key of the product'],
    ['EN', 'auth.validation.digits', '{min} digits', 'EN auth.validation.digits: lacks {max}'],
    ['EN', 'games.list.count', '{count, plural, other {# stalls}}', 'EN games.list.count: lacks the plural form one'],
    ['EN', 'common.shell.home', '{oops', 'EN common.shell.home: is not valid ICU'],
  ])('WL-01 reports the problem in %s for %s with %j', (language, key, text, problem) => {
    expect(checkWording(language, key, text)).toContain(problem);
  });
});
