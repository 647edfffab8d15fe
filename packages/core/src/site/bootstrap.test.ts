import { BOOTSTRAP_ELEMENT_ID } from '@parlor/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBootstrap } from './bootstrap.ts';

const fallback = { merchantCode: 'first', brand: 'plain' } as unknown as Parameters<typeof readBootstrap>[0];

function setDocument(text: string): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = BOOTSTRAP_ELEMENT_ID;
  element.textContent = text;
  document.body.append(element);
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('the bootstrap of a document', () => {
  it('is the configured merchant in a document without one', () => {
    expect(readBootstrap(fallback)).toBe(fallback);
  });

  it('is the configured merchant if its element is empty', () => {
    setDocument('');
    expect(readBootstrap(fallback)).toBe(fallback);
  });

  it('replaces the configured merchant and keeps the fields that it does not name', () => {
    setDocument('{"merchantCode":"second"}');
    expect(readBootstrap(fallback)).toEqual({ merchantCode: 'second', brand: 'plain' });
  });

  it('is the configured merchant if it does not parse, and the problem is reported', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    setDocument('{"merchantCode":');
    expect(readBootstrap(fallback)).toBe(fallback);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'The page came with settings that do not parse',
      expect.any(SyntaxError),
    );
  });
});
