import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { useFollowLink } from './useFollowLink.ts';

afterEach(cleanup);

function Place() {
  const follow = useFollowLink();
  const { pathname, state } = useLocation();
  return (
    <>
      <a href="/m/play/1" onClick={(event) => follow(event, '/m/play/1', { name: 'Mines' })}>
        Play
      </a>
      <output>{JSON.stringify([pathname, state])}</output>
    </>
  );
}

function press(init: MouseEventInit = {}): boolean {
  render(
    <MemoryRouter initialEntries={['/m/home']}>
      <Place />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Play' });
  const event = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, event);
  return event.defaultPrevented;
}
const place = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

describe('useFollowLink', () => {
  it('opens the screen with its state', () => {
    expect(press()).toBe(true);
    expect(place()).toEqual(['/m/play/1', { name: 'Mines' }]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (init) => {
      expect(press(init)).toBe(false);
      expect(place()).toEqual(['/m/home', null]);
    },
  );
});
