import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The script that the test site loads. */
export const testScript = 'console.log("a script of the site that is long enough to be worth compressing");'.repeat(40);

const brand = (name: string, defaultMode: string, modes = ['dark', 'light', 'contrast'], hero?: object) => ({
  css: `:root { --brand: "${name}"; }`,
  look: { brand: name, layout: { homeSections: ['hero', 'hot'] } },
  wordmark: `<svg data-wordmark="${name}"></svg>`,
  touchIcon: `/m/assets/${name}-180.png`,
  icon: `/m/assets/${name}.svg`,
  webmanifest: `/m/assets/${name}.webmanifest`,
  preload: { ty: [`/m/assets/${name}-thai.woff2`], en: [`/m/assets/${name}-latin.woff2`] },
  themeColor: { dark: '#101010', light: '#f0f0f0', contrast: '#000000' },
  defaultMode,
  modes,
  ...(hero && { hero }),
});
const hero = { avif: '/m/assets/hero-1.avif', webp: '/m/assets/hero-1.webp', width: 960, height: 420 };

const list = (path: string, en: string) => ({ paths: [path], titles: { TY: `${en} TH`, EN: en }, isListed: true });
const screens = [
  {
    paths: ['/m/home', '/', '/m', '/m/', '/m/index', '/m/index.html'],
    titles: { TY: 'หน้าแรก', EN: 'Home' },
    isListed: true,
  },
  ...['hot-games', 'slot', 'rng-games', 'lott', 'inHouse', 'slot-games', 'gameCenter'].map((name) =>
    list(`/m/${name}`, name),
  ),
  list('/m/activity', 'Promotions'),
  { paths: ['/m/play/:nodeId'], titles: { EN: 'Game' }, isListed: false },
  { paths: ['/m/login'], titles: { TY: 'เข้าสู่ระบบ', EN: 'Log in' }, isListed: false },
];
const texts = (code: string) => ({ first: [`/m/assets/first-${code}-1.js`], whole: [`/m/assets/${code}-1.js`] });

const built: Record<string, string | Buffer> = {
  'index.html': `<!doctype html><html lang="__LANG__" data-brand="__BRAND__" data-mode="__MODE__" data-modes="__MODES__"><head><!--parlor:color-->
<script>document.documentElement.dataset.start = 'now';</script><script type="application/json" id="parlor-files">{"site":["/m/assets/main-1.js"],"page":__PAGE_FILES__}</script>
<!--parlor:head--><style>.first { color: red; }</style><title>Site</title></head><body><div id="root"><span><!--parlor:wordmark--></span><b><!--parlor:title--></b><div><!--parlor:opening--></div></div>
<!--parlor:data--><script>window.parlor = true;</script></body></html>`,
  'brands/manifest.json': JSON.stringify({
    north: brand('north', 'dark', ['dark', 'contrast'], hero),
    south: brand('south', 'light'),
  }),
  'manifest.json': '{}',
  'preload.json': JSON.stringify({
    languages: { ty: texts('ty'), en: texts('en') },
    home: ['/m/assets/home-1.js'],
    rows: ['/m/assets/rows-1.js'],
    list: ['/m/assets/list-1.js'],
    events: ['/m/assets/events-1.js'],
    promotions: ['/m/assets/promotions-1.js'],
  }),
  'screens.json': JSON.stringify({ screens, descriptions: { TY: 'เกมที่ {brand}', EN: 'Games at {brand}' } }),
  'assets/main-1.js': testScript,
  'assets/main-1.js.br': brotliCompressSync(testScript),
  'assets/north-180.png': Buffer.from('north icon'),
  'assets/north.webmanifest': JSON.stringify({
    name: 'North',
    short_name: 'N',
    theme_color: '#123456',
    background_color: '#123456',
    start_url: '/m/home',
    icons: [{ src: '/m/assets/north-192.png' }],
  }),
  'assets/south.webmanifest': JSON.stringify({
    name: 'South',
    short_name: 'S',
    theme_color: '#123456',
    background_color: '#123456',
    start_url: '/m/home',
    icons: [],
  }),
  'sw.js': 'self.addEventListener("install", () => {});',
  'robots.txt': 'User-agent: *',
};

/** Writes a small built site for the brands `north` and `south` into a temporary folder. */
export function writeTestSite(): { siteDir: string; remove: () => void } {
  const siteDir = mkdtempSync(join(tmpdir(), 'parlor-site-'));
  for (const [file, content] of Object.entries(built)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), content);
  }
  return { siteDir, remove: () => rmSync(siteDir, { recursive: true }) };
}

function jsonIn(html: string, id: string): unknown {
  const [, json = ''] = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(json);
}

/** Parses the bootstrap data in the document. */
export const bootstrapIn = (html: string): Record<string, unknown> =>
  jsonIn(html, 'parlor-bootstrap') as Record<string, unknown>;

/** Returns the files that the document lists for its first screen. */
export const pageFilesIn = (html: string): string[] => (jsonIn(html, 'parlor-files') as { page: string[] }).page;

/** Parses the brand in the document. */
export const brandIn = (html: string): unknown => jsonIn(html, 'parlor-brand');

/** Returns the CSP source of an inline script or style. */
export const hashSourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the sources of one directive of a policy. */
export function sourcesIn(policy: unknown, directive: string): string[] {
  const found = String(policy)
    .split('; ')
    .find((text) => text.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}
