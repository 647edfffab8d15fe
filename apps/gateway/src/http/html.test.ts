import { describe, expect, it } from 'vitest';
import { escapeHtml, jsonForHtml } from './html.ts';

describe('text in a page', () => {
  it('has nothing left that is markup, in an element and in a quoted attribute', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
    );
    expect(escapeHtml('ปกติ 😀')).toBe('ปกติ 😀');
  });
});

describe('JSON in a page', () => {
  it('reads back as what it was and holds no way out of its element', () => {
    const value = { text: '</script><!--\u2028\u2029', nested: ['<'] };
    expect(jsonForHtml(value)).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(jsonForHtml(value))).toEqual(value);
  });
});
