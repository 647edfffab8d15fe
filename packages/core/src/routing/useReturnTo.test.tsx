import { cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { useReturnTo } from './useReturnTo.ts';

afterEach(cleanup);

function returnPath(state: unknown): string {
  return renderHook(useReturnTo, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[{ pathname: '/m/login', state }]}>{children}</MemoryRouter>
    ),
  }).result.current;
}

describe('NAV-20 the path to go to after login', () => {
  it('is the requested page', () => {
    expect(returnPath({ returnTo: '/m/deposit?from=menu' })).toBe('/m/deposit?from=menu');
  });

  it.each([null, {}, { returnTo: '' }])('is home if no page was requested: %j', (state) => {
    expect(returnPath(state)).toBe(paths.home);
  });

  it.each(['https://evil.example/m/home', '//evil.example', '/m/\\evil.example', '/mobile', 'javascript:alert(1)'])(
    'is home instead of an address of another site: %s',
    (returnTo) => {
      expect(returnPath({ returnTo })).toBe(paths.home);
    },
  );
});
