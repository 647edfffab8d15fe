import { describe, expect, it } from 'vitest';
import { escapeHtml, jsonForHtml } from './html.ts';

describe('escapeHtml', () => {
  it('escapes markup for elements and quoted attributes, and leaves other text unchanged', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
    );
    expect(escapeHtml('ปกติ 😀')).toBe('ปกติ 😀');
  });
});

describe('jsonForHtml', () => {
  it('keeps the value and cannot close the element around it', () => {
    const value = { text: '</script><!--\u2028\u2029', nested: ['<'] };
    expect(jsonForHtml(value)).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(jsonForHtml(value))).toEqual(value);
  });
});
