import { describe, expect, it } from 'vitest';
import { addressIn, robotsText, searchHead, sitemapXml, type SearchFacts } from './searchEngines.ts';

const facts: SearchFacts = {
  title: 'Slots · North',
  description: 'Slots. Games at North.',
  siteName: 'North',
  language: 'TY',
  languages: ['TY', 'EN', 'CN'],
  origin: 'https://north.example',
  path: '/m/slot',
  picture: '/m/assets/icon.png',
};

describe('the search engine tags of a page', () => {
  it('name the canonical URL, with a lang parameter unless it is the merchant’s own language', () => {
    expect(searchHead(facts)).toContain('<link rel="canonical" href="https://north.example/m/slot">');
    expect(searchHead({ ...facts, language: 'EN' })).toContain(
      '<link rel="canonical" href="https://north.example/m/slot?lang=en">',
    );
    expect(searchHead({ ...facts, language: 'EN' })).toContain(
      '<meta property="og:url" content="https://north.example/m/slot?lang=en">',
    );
  });

  it('list the same alternate URLs in every language of the page', () => {
    const alternates = (head: string) => head.match(/<link rel="alternate"[^>]+>/g);
    expect(alternates(searchHead(facts))).toEqual([
      '<link rel="alternate" hreflang="th" href="https://north.example/m/slot">',
      '<link rel="alternate" hreflang="en" href="https://north.example/m/slot?lang=en">',
      '<link rel="alternate" hreflang="zh-Hans" href="https://north.example/m/slot?lang=zh-Hans">',
      '<link rel="alternate" hreflang="x-default" href="https://north.example/m/slot">',
    ]);
    expect(alternates(searchHead({ ...facts, language: 'CN' }))).toEqual(alternates(searchHead(facts)));
    expect(searchHead({ ...facts, language: 'CN' })).toContain('<meta property="og:locale" content="zh_Hans">');
  });

  it('escape markup in the title, description, names and image path', () => {
    const nasty = `"><script>alert(1)</script>'&`;
    const head = searchHead({ ...facts, title: nasty, description: nasty, siteName: nasty, picture: `/m/${nasty}` });
    expect(head).not.toMatch(/<script|"><s|&(?!amp;|lt;|gt;|quot;|#39;)/);
    expect(head).toContain('<title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;</title>');
  });

  it('contain noindex and no URL when the path is unknown', () => {
    const head = searchHead({ ...facts, path: undefined });
    expect(head).toBe(
      '<title>Slots · North</title><meta name="description" content="Slots. Games at North."><meta name="robots" content="noindex">',
    );
    expect(searchHead(facts)).not.toContain('robots');
  });

  it('describe the screen without URLs when the site origin is unknown', () => {
    const head = searchHead({ ...facts, origin: undefined });
    expect(head).toContain('<meta property="og:title" content="Slots · North">');
    expect(head).not.toMatch(/canonical|alternate|og:url|og:image|noindex/);
  });

  it('contain no image when the brand has none', () => {
    expect(searchHead({ ...facts, picture: undefined })).not.toContain('og:image');
  });
});

describe('the URL of a screen', () => {
  it.each([
    ['TY', 'https://north.example/m/home'],
    ['EN', 'https://north.example/m/home?lang=en'],
  ] as const)('in language %s is %s', (language, address) => {
    expect(addressIn(language, { origin: 'https://north.example', path: '/m/home', defaultLanguage: 'TY' })).toBe(
      address,
    );
  });
});

describe('/robots.txt', () => {
  it('disallows private paths and names the sitemap only when the site origin is known', () => {
    expect(robotsText('https://north.example')).toBe(
      'User-agent: *\nDisallow: /m/member/\nDisallow: /m/play/\nDisallow: /outbox\nDisallow: /sandbox/\n\nSitemap: https://north.example/sitemap.xml\n',
    );
    expect(robotsText(undefined)).not.toContain('Sitemap');
  });
});

describe('the sitemap', () => {
  it('contains every screen once with its URL in every language', () => {
    const xml = sitemapXml('https://north.example', ['/m/home', '/m/slot'], ['TY', 'EN']);
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      '<loc>https://north.example/m/home</loc>',
      '<loc>https://north.example/m/slot</loc>',
    ]);
    expect(xml.match(/hreflang="(?:th|en)" href="https:\/\/north\.example\/m\/slot(?:\?lang=en)?"/g)).toHaveLength(2);
  });

  it('escapes special characters in a path', () => {
    expect(sitemapXml('https://north.example', ['/m/a&b<c>'], ['TY'])).toContain(
      '<loc>https://north.example/m/a&amp;b&lt;c&gt;</loc>',
    );
  });
});
