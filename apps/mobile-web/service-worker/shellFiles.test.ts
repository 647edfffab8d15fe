import { describe, expect, it } from 'vitest';
import { entryOf, isSitePage, shellFilesOf } from './shellFiles.ts';

const html = `<!doctype html><html><head>
<link rel="stylesheet" href="/m/assets/brand-1.css"><link rel="preload" as="font" type="font/woff2" crossorigin href="/m/assets/text.woff2">
<link rel="icon" type="image/svg+xml" href="/m/assets/icon.svg"><link rel="manifest" href="/m/manifest.webmanifest"><link rel="preload" as="image" imagesrcset="/art/banners/1@1x.avif 1x">
<link rel="dns-prefetch" href="https://cdn.example/">
</head><body><script type="application/json" id="parlor-files">{"site":["/m/assets/libraries-1.js","/m/assets/index-1.js"],"page":["/m/assets/en-1.js","/m/assets/index-1.js"],"later":["/m/assets/Overlays-1.js"]}</script></body></html>`;

describe('the offline files of a page', () => {
  it('DL-05 are its scripts, chunks, overlays, styles, fonts and icons, each once', () => {
    expect(shellFilesOf(html)).toEqual([
      '/m/assets/libraries-1.js',
      '/m/assets/index-1.js',
      '/m/assets/en-1.js',
      '/m/assets/Overlays-1.js',
      '/m/assets/brand-1.css',
      '/m/assets/text.woff2',
      '/m/assets/icon.svg',
    ]);
  });

  it('DL-05 identify the release by the entry script', () => {
    expect(entryOf(html)).toBe('/m/assets/index-1.js');
    expect(entryOf('<p>A page of somebody else</p>')).toBeUndefined();
  });
});

describe('the cached page', () => {
  it.each([
    '/',
    '/m',
    '/m/',
    '/m/home',
    '/m/index.html',
    '/m/register.html',
    '/m/member/agent/getHourContract',
    '/m/play/42',
  ])('DL-05 is served for %s', (pathname) => {
    expect(isSitePage(pathname)).toBe(true);
  });

  it.each([
    '/m/webclip.mobileconfig',
    '/m/robots.txt',
    '/m/assets/icon-1.svg',
    '/sandbox/pay/1',
    '/music',
    '/art/games/1@1x.avif',
    '/outbox',
    '/wps/system/status',
  ])('DL-05 is not served for %s', (pathname) => {
    expect(isSitePage(pathname)).toBe(false);
  });
});
