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
  it.each(['/m/home', '/m/home/', '/m/HOME', '/', '/m', '/m///', ''])('include home at the path “%s”', (path) => {
    expect(screensOf(built).at(path)?.path).toBe('/m/home');
  });

  it.each(['/m/homes', '/m/home/more', 'm/home', '/m/play/:nodeId', '/m/play/n1', '__proto__', '/constructor'])(
    'do not include the path %s',
    (path) => {
      expect(screensOf(built).at(path)).toBeUndefined();
    },
  );

  it('list the main path of each listed screen in build order', () => {
    expect(screensOf(built).listedPaths).toEqual(['/m/home', '/m/inHouse']);
  });

  it('have a title in the requested language or else in the first available one', () => {
    const screens = screensOf(built);
    expect([
      screens.at('/m/home')?.titleIn('EN'),
      screens.at('/m/home')?.titleIn('TY'),
      screens.at('/m/inhouse')?.titleIn('TY'),
      screens.at('/m/login')?.titleIn('EN'),
    ]).toEqual(['Home', 'หน้าแรก', 'Our own', '']);
  });

  it('have the topic of their game list', () => {
    expect([screensOf(built).at('/m/inHouse')?.topic, screensOf(built).at('/m/home')?.topic]).toEqual([
      'INHOUSE',
      undefined,
    ]);
  });

  it('insert the merchant’s name literally into the description', () => {
    expect(screensOf(built).descriptionIn('EN', '$& {brand}')).toBe('$& {brand} has games; $& {brand} pays.');
    expect(screensOf(built).descriptionIn('TY', 'North')).toBe('');
  });
});

describe('a build without screens.json', () => {
  it('has no screens and no description', () => {
    const screens = screensOf();
    expect([screens.at('/m/home'), screens.listedPaths, screens.descriptionIn('EN', 'North')]).toEqual([
      undefined,
      [],
      '',
    ]);
  });
});

describe('an invalid screens.json', () => {
  it('is rejected with an error that names the invalid field', () => {
    expect(() => screensOf({ screens: [{ paths: [], titles: {}, isListed: true }], descriptions: {} })).toThrow(
      'paths',
    );
  });
});
