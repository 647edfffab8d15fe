import { describe, expect, it } from 'vitest';
import { cleanHtml } from './html.rules.ts';

// The expected maximum length of a text, repeated in the test.
const HTML_MAX_LENGTH = 100_000;

const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="//evil.example/pixel.png">',
  '<img srcset="https://evil.example 1x" src="/art/banners/a@1x.webp">',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="evil.swf"></object><embed src="evil.swf"><applet code=evil></applet>',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">Go</button></form>',
  '<meta http-equiv=refresh content="0;url=https://evil.example"><base href="https://evil.example"><link rel=stylesheet href=//evil.example>',
  '<style>body{display:none}</style>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<p style="position:fixed;inset:0;z-index:9999">x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="background-color:url(https://evil.example)">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="color:red;behavior:url(evil.htc)">x</p>',
  '<p style="-moz-binding:url(evil.xml#x)">x</p>',
  '<p style="color:re\\64">x</p>',
  '<p id="root" class="modal" name="cookie">x</p>',
  '<video src=x onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)>x</details>',
  '<!--><script>alert(1)</script-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p><!--[if IE]><script>alert(1)</script><![endif]--></p>',
  '"><img src=x onerror=alert(1)>',
  '<img/src="x"/onerror=alert(1)>',
  '<a href="https://user:pass@evil.example">x</a>',
];

/** Checks sanitized HTML: allowed tags with allowed attributes and nothing that loads or runs. */
const ALLOWED_TAG =
  /^<\/?(?:h[2-6]|p|br|hr|div|span|b|strong|i|em|u|s|small|sub|sup|blockquote|[uod]l|li|d[td]|a|img|figure|figcaption|table|caption|thead|tbody|tr|t[hd])(?:\s+(?:style|href|title|target|rel|src|alt|width|height|colspan|rowspan|scope|start)="[^"<>]*")*\s*\/?>$/;

describe('the HTML sanitizer', () => {
  it.each(hostile)('PROMO-02 removes unsafe markup from %s', (html) => {
    const cleaned = cleanHtml(html);
    for (const tag of cleaned.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(ALLOWED_TAG);
    expect(cleaned).not.toMatch(/(?:href|src)="(?!\/[^/\\]|https?:\/\/)/);
    expect(cleaned).not.toMatch(/style="[^"]*(?:position|z-index|url|expression|behavior|binding|\\)/);
    expect(cleaned).not.toMatch(/(?:href|src)="[^"]*evil/);
    expect(cleanHtml(cleaned)).toBe(cleaned);
  });

  it('keeps safe markup unchanged', () => {
    const html =
      '<h2>Rules</h2><p style="text-align:center;font-size:28px;color:#ff0000">ยินดีต้อนรับ &amp; <strong>welcome</strong></p><ul><li>One</li></ul><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('keeps links of the site unchanged and opens others in a new tab without an opener or referrer', () => {
    expect(cleanHtml('<a href="/m/activity">a</a>')).toBe('<a href="/m/activity">a</a>');
    expect(cleanHtml('<a href="https://a.example/b" target="_top" rel="opener">a</a>')).toBe(
      '<a href="https://a.example/b" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  it('keeps pictures of the site and removes insecure ones', () => {
    expect(cleanHtml('<img src="/art/covers/a@2x.webp" alt="Gift" width="100">')).toBe(
      '<img alt="Gift" width="100" src="/art/covers/a@2x.webp" />',
    );
    expect(cleanHtml('a<img src="http://a.example/b.png">b')).toBe('ab');
  });

  it('turns h1 headings into h2', () => {
    expect(cleanHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  });

  it('limits the length and nesting depth of a text', () => {
    expect(cleanHtml('a'.repeat(HTML_MAX_LENGTH))).toHaveLength(HTML_MAX_LENGTH);
    expect(() => cleanHtml('a'.repeat(HTML_MAX_LENGTH + 1))).toThrow(RangeError);
    const deep = cleanHtml(`${'<div>'.repeat(5_000)}x`);
    expect(deep.match(/<div>/g)?.length).toBeLessThanOrEqual(40);
  });

  it.each(
    [
      'h2 h3 h4 h5 h6 p div span b strong i em u s small sub sup blockquote ul ol li dl dt dd a figure figcaption',
      'table caption thead tbody tr th td',
    ].flatMap((tags) => tags.split(' ')),
  )('keeps the tag %s', (tag) => {
    expect(cleanHtml(`<${tag}>a</${tag}>`)).toBe(`<${tag}>a</${tag}>`);
  });

  it('keeps line breaks, rules, and the attributes of tables, lists, links and pictures', () => {
    expect(cleanHtml(' a<br>b<hr> ')).toBe('a<br />b<hr />');
    for (const html of [
      '<table><tr><th colspan="2" rowspan="3" scope="row">1</th><td colspan="2" rowspan="3">2</td></tr></table>',
      '<ol start="3"><li>One</li></ol>',
      '<a title="Rules" href="/m/help">a</a>',
      '<img alt="" width="10" height="20" src="https://a.example/b.png" />',
    ])
      expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('<img src="/a.png">')).toBe('<img alt="" src="/a.png" />');
    expect(cleanHtml('<img src="http://a.example/https:/b.png">')).toBe('');
  });

  const styles: readonly (readonly [string, string])[] = [
    ['color', '#a1B2c3'],
    ['color', 'rgb(1,2,3)'],
    ['background-color', 'rgba(1, 2, 3, 50%)'],
    ['background-color', 'red'],
    ['text-align', 'justify'],
    ['text-decoration', 'line-through'],
    ['font-size', '1.125rem'],
    ['font-weight', '700'],
    ['font-weight', 'bold'],
    ['font-style', 'italic'],
    ['line-height', '12.55'],
    ['line-height', '24px'],
    ['width', '50%'],
    ['max-width', '1200px'],
    ['height', 'auto'],
    ['margin', '0 auto -1.125em 1000px'],
    ['margin', '-1000.125px'],
    ['margin-top', '-12px'],
    ['margin-bottom', '0'],
    ['padding', '8px 16px'],
    ['border-radius', '999px'],
  ];
  it.each(styles)('keeps the style %s: %s, and nothing more of it', (property, value) => {
    const styled = (text: string) => cleanHtml(`<p style="${property}:${text}">a</p>`);
    expect(styled(value)).toBe(`<p style="${property}:${value}">a</p>`);
    expect([styled(`${value} url(x)`), styled(`x(1) ${value}`), styled(`${value}x-1`)]).toEqual(
      Array(3).fill('<p>a</p>'),
    );
  });

  it.each([
    'color:#12',
    'color:#123456789',
    'color:rgb()',
    'color:rgb(calc)',
    'color:re',
    'width:12345px',
    'width:1.2345px',
    'width:10vw',
    'line-height:123',
    'font-weight:950',
    'margin:1px 2px 3px 4px 5px',
    'margin:1px,2px',
    'padding:12345px',
  ])('removes the style %s', (style) => {
    expect(cleanHtml(`<p style="${style}">a</p>`)).toBe('<p>a</p>');
  });
});
