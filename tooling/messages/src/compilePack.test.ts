import { describe, expect, it } from 'vitest';
import { compilePackSource, compileTexts } from './compilePack.ts';

const pack = (text: string) =>
  `// Lobby\nexport const games: Messages<typeof english> = {\n  list: { count: ${JSON.stringify(text)}, end: 'It\\'s over' },\n};\n`;

describe('compilePackSource', () => {
  it('replaces a message with one text per plural form and keeps the line numbers', () => {
    const compiled = compilePackSource(
      pack('{count, plural, one {# game} other {# games}}'),
      'games.ts',
      '@parlor/i18n EN',
    );
    expect(compiled.split('\n')).toEqual([
      '// Lobby',
      'export const games: Messages<typeof english> = {',
      String.raw`  list: { "count_one": "{count, number} game", "count_other": "{count, number} games", "end": "It's over" },`,
      '};',
      '',
    ]);
  });

  it('I18N-01 throws with package, language and key if a message is not valid ICU, which stops the build', () => {
    expect(() => compilePackSource(pack('{count, plural, one {# game}'), 'games.ts', '@parlor/i18n TY')).toThrow(
      /^@parlor\/i18n TY games\.list\.count: is not valid ICU/,
    );
  });

  it.each(['export const games = { title: makeTitle() };', 'export const games = { ...others };', 'const games = {};'])(
    'rejects a file that contains anything but texts: %s',
    (source) => {
      expect(() => compilePackSource(source, 'packs/en/games.ts', '@parlor/i18n EN')).toThrow('packs/en/games.ts');
    },
  );
});

describe('compileTexts', () => {
  it("compiles a brand's texts by key", () => {
    expect(
      compileTexts(
        { 'common.shell.home': 'Market', 'games.list.count': '{count, plural, one {# stall} other {# stalls}}' },
        '@parlor/theme-x EN',
      ),
    ).toEqual({
      'common.shell.home': 'Market',
      'games.list.count_one': '{count, number} stall',
      'games.list.count_other': '{count, number} stalls',
    });
  });

  it('throws with package, language and key if a text cannot be compiled', () => {
    expect(() => compileTexts({ 'common.shell.home': '{oops' }, '@parlor/theme-x EN')).toThrow(
      '@parlor/theme-x EN common.shell.home: is not valid ICU',
    );
  });
});
