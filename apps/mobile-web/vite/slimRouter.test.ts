import { describe, expect, it } from 'vitest';
import { slimRouter, withPureComponents } from './slimRouter.ts';

const module = `let Link = React$1.forwardRef(function LinkWithRef() {});
Link.displayName = "Link";
const useIt = () => Link.displayName;
`;

describe('router components', () => {
  it('are marked as pure and have no display names', () => {
    expect(withPureComponents(module)).toBe(`let Link = /* @__PURE__ */ React$1.forwardRef(function LinkWithRef() {});

const useIt = () => Link.displayName;
`);
  });
});

describe('an incompatible router release', () => {
  const stop = {
    error: (message: string) => {
      throw new Error(message);
    },
  };

  it('fails the build when the components are missing', () => {
    const { transform } = slimRouter();
    const handler = typeof transform === 'object' ? transform.handler : transform;
    expect(() => void Reflect.apply(handler ?? (() => undefined), stop, ['export {};', 'lib.js', {}])).toThrow(
      'are not found',
    );
  });

  it('fails the build when the module is missing', () => {
    const { buildEnd } = slimRouter();
    const handler = typeof buildEnd === 'object' ? buildEnd.handler : buildEnd;
    expect(() => void Reflect.apply(handler ?? (() => undefined), stop, [])).toThrow('has moved');
  });
});
