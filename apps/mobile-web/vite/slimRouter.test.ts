import { describe, expect, it } from 'vitest';
import { slimRouter, withPureComponents } from './slimRouter.ts';

const module = `let Link = React$1.forwardRef(function LinkWithRef() {});
Link.displayName = "Link";
const useIt = () => Link.displayName;
`;

describe('the components of the router', () => {
  it('are marked as doing nothing until they are drawn, and keep their names to themselves', () => {
    expect(withPureComponents(module)).toBe(`let Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});

const useIt = () => Link.displayName;
`);
  });
});

describe('a release of the router that is written differently', () => {
  const stop = {
    error: (message: string) => {
      throw new Error(message);
    },
  };

  it('stops the build when it has no such components', () => {
    const { transform } = slimRouter();
    const handler = typeof transform === 'object' ? transform.handler : transform;
    expect(() => void Reflect.apply(handler ?? (() => undefined), stop, ['export {};', 'lib.js', {}])).toThrow(
      'are not found',
    );
  });

  it('stops the build when it has no such module', () => {
    const { buildEnd } = slimRouter();
    const handler = typeof buildEnd === 'object' ? buildEnd.handler : buildEnd;
    expect(() => void Reflect.apply(handler ?? (() => undefined), stop, [])).toThrow('has moved');
  });
});
