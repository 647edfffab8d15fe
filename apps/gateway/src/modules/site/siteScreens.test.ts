import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readSiteScreens } from './siteScreens.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function screensOf(content?: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-screens-'));
  folders.push(folder);
  if (content !== undefined) writeFileSync(join(folder, 'screens.json'), JSON.stringify(content));
  return readSiteScreens(folder);
}

const built = {
  screens: [
    { paths: ['/m/home', '/', '/m/'], titles: { TY: 'หน้าแรก', EN: 'Home' }, isListed: true },
    { paths: ['/m/inHouse'], titles: { EN: 'Our own' }, isListed: true },
    { paths: ['/m/play/:nodeId', '/m/play'], titles: { EN: 'Game' }, isListed: false },
    { paths: ['/m/login'], titles: {}, isListed: false },
  ],
  descriptions: { EN: '{brand} has games; {brand} pays.' },
};

describe('the screens of the build', () => {
  it.each(['/m/home', '/m/home/', '/m/HOME', '/', '/m', '/m///', ''])(
    'are found at %s, however the path is written',
    (path) => {
      expect(screensOf(built).at(path)?.path).toBe('/m/home');
    },
  );

  it.each(['/m/homes', '/m/home/more', 'm/home', '/m/play/:nodeId', '/m/play/n1', '__proto__', '/constructor'])(
    'are not at %s',
    (path) => {
      expect(screensOf(built).at(path)).toBeUndefined();
    },
  );

  it('are listed by their own paths alone, in the order of the build', () => {
    expect(screensOf(built).listedPaths).toEqual(['/m/home', '/m/inHouse']);
  });

  it('have their titles in a language, else in the first one that there is', () => {
    const screens = screensOf(built);
    expect([
      screens.at('/m/home')?.titleIn('EN'),
      screens.at('/m/home')?.titleIn('TY'),
      screens.at('/m/inhouse')?.titleIn('TY'),
      screens.at('/m/login')?.titleIn('EN'),
    ]).toEqual(['Home', 'หน้าแรก', 'Our own', '']);
  });

  it('know what their lists are about', () => {
    expect([screensOf(built).at('/m/inHouse')?.topic, screensOf(built).at('/m/home')?.topic]).toEqual([
      'INHOUSE',
      undefined,
    ]);
  });

  it('tell of the site with the merchant’s name in it, whatever the name is', () => {
    expect(screensOf(built).descriptionIn('EN', '$& {brand}')).toBe('$& {brand} has games; $& {brand} pays.');
    expect(screensOf(built).descriptionIn('TY', 'North')).toBe('');
  });
});

describe('a build that says nothing of its screens', () => {
  it('has none', () => {
    const screens = screensOf();
    expect([screens.at('/m/home'), screens.listedPaths, screens.descriptionIn('EN', 'North')]).toEqual([
      undefined,
      [],
      '',
    ]);
  });
});

describe('a build of another form', () => {
  it('is refused when the gateway starts', () => {
    expect(() => screensOf({ screens: [{ paths: [], titles: {}, isListed: true }], descriptions: {} })).toThrow(
      'paths',
    );
  });
});
