// @vitest-environment jsdom
// DOMPurify walks the tree in a way that happy-dom does not follow.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

afterEach(cleanup);

describe('RichText', () => {
  it.each([
    '<img src="/a.png" onerror="alert(1)">',
    '<script>alert(1)</script><p>x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://evil.test"></iframe>',
    '<p style="position:fixed">x</p>',
    '<svg><script>alert(1)</script></svg>',
    '<a href="//evil.test">x</a>',
  ])('PROMO-02 removes content that could run or mislead: %s', (html) => {
    const { container } = render(<RichText html={html} />);
    expect(container.innerHTML).not.toMatch(/script|onerror|javascript:|iframe|style=|href="\/\//);
  });

  it('HOME-03 applies styles with px divided by 100 as rem, and removes those that could cover the page', () => {
    render(
      <RichText
        hasStyles
        html='<p style="font-size:160px;position:fixed">x</p><p data-look="inset:0;margin:50px">y</p>'
      />,
    );
    expect(screen.getByText('x').style.cssText).toBe('font-size: 1.6rem;');
    expect(screen.getByText('y').style.cssText).toBe('margin: 0.5rem;');
  });

  it('PROMO-02 keeps headings, lists, links and pictures', () => {
    const { container } = render(
      <RichText html='<h2>Rules</h2><ul><li>One</li></ul><a href="https://site.test/x">more</a><img src="/art/a.png" alt="a">' />,
    );
    expect([...container.querySelectorAll('h2, li, a[href], img[src]')]).toHaveLength(4);
  });
});
