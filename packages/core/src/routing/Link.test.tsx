import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { Link, type LinkProps } from './Link.ts';

afterEach(cleanup);

function Here() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([useNavigationType(), pathname + search, state])}</output>;
}

function show(props: Partial<LinkProps> = {}) {
  render(
    <MemoryRouter initialEntries={['/m/home']}>
      <Link to="/m/play/1?free=1" {...props}>
        Play
      </Link>
      <Here />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'Play' });
}

/**
 * Clicks a link. Returns whether the default action was not prevented; then prevents it, since the test has no
 * navigation.
 */
function click(link: HTMLElement, init: MouseEventInit = {}): boolean {
  let isLeft = false;
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, { button: 0, ...init });
  return isLeft;
}

const here = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const atHome = ['POP', '/m/home', null];

describe('Link', () => {
  it('has the real address in `href`', () => {
    expect(show({ className: 'tile' }).outerHTML).toBe('<a class="tile" href="/m/play/1?free=1">Play</a>');
  });

  it('navigates on a plain click without a page load', () => {
    expect(click(show())).toBe(false);
    expect(here()).toEqual(['PUSH', '/m/play/1?free=1', null]);
  });

  it('replaces the current history entry with `replace`', () => {
    click(show({ replace: true }));
    expect(here()).toEqual(['REPLACE', '/m/play/1?free=1', null]);
  });

  it('adds no history entry for the current address', () => {
    click(show({ to: '/m/home' }));
    expect(here()).toEqual(['REPLACE', '/m/home', null]);
  });

  it('passes its state to the next location', () => {
    click(show({ state: { returnTo: '/m/home' } }));
    expect(here()).toEqual(['PUSH', '/m/play/1?free=1', { returnTo: '/m/home' }]);
  });

  it.each([
    ['the control key', { ctrlKey: true }],
    ['the command key', { metaKey: true }],
    ['the shift key', { shiftKey: true }],
    ['the alt key', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves a click with %s to the browser', (_, init) => {
    expect(click(show(), init)).toBe(true);
    expect(here()).toEqual(atHome);
  });

  it('does not navigate if its handler prevents the default', () => {
    const stop = (event: MouseEvent<HTMLAnchorElement>) => event.preventDefault();
    click(show({ onClick: stop }));
    expect(here()).toEqual(atHome);
  });

  it('calls its handler and navigates', () => {
    let calls = 0;
    click(
      show({
        onClick: () => {
          calls += 1;
        },
      }),
    );
    expect(calls).toBe(1);
    expect(here()).toEqual(['PUSH', '/m/play/1?free=1', null]);
  });
});
