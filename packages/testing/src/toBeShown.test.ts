import { afterEach, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

/** Returns the paragraph of a document with this body. */
function paragraphIn(markup: string): Element {
  document.body.innerHTML = markup;
  const paragraph = document.querySelector('p');
  if (paragraph === null) throw new Error('The markup has no paragraph');
  return paragraph;
}

it.each(['<p>Balance</p>', '<div aria-hidden="true"><p>Balance</p></div>', '<div inert><p>Balance</p></div>'])(
  'toBeShown passes for a visible element: %s',
  (markup) => {
    expect(paragraphIn(markup)).toBeShown();
  },
);

it.each([
  ['<p hidden>Balance</p>', 'has the attribute "hidden"'],
  ['<section hidden><p>Balance</p></section>', 'has the attribute "hidden"'],
  ['<style>.closed { display: none; }</style><div class="closed"><p>Balance</p></div>', 'is hidden by its style'],
  ['<p style="visibility: hidden">Balance</p>', 'is hidden by its style'],
])('toBeShown fails for an invisible element, and gives the reason: %s', (markup, reason) => {
  const paragraph = paragraphIn(markup);
  expect(() => expect(paragraph).toBeShown()).toThrow(reason);
});

it('toBeShown fails for a removed element, and for anything but an element', () => {
  const paragraph = paragraphIn('<p>Balance</p>');
  paragraph.remove();
  expect(() => expect(paragraph).toBeShown()).toThrow('<p> "Balance" is not in the document');
  expect(() => expect(null).toBeShown()).toThrow('is not an element');
});
