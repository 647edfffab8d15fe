import { act, cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTurnQueue, useTurn, type TurnQueue } from './useTurn.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Row({ name, queue }: { readonly name: string; readonly queue: TurnQueue }): ReactNode {
  return useTurn(queue) ? <li>{name}</li> : null;
}

function Rows({ names }: { readonly names: readonly string[] }): ReactNode {
  const [queue] = useState(createTurnQueue);
  return (
    <ul>
      {names.map((name) => (
        <Row key={name} name={name} queue={queue} />
      ))}
    </ul>
  );
}

const drawn = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const frame = () =>
  act(async () => {
    vi.advanceTimersToNextFrame();
  });

describe('turns of a long list', () => {
  it('are given to all rows together when the list begins', async () => {
    render(<Rows names={['a', 'b', 'c']} />);
    expect(drawn()).toEqual([]);
    await frame();
    expect(drawn()).toEqual(['a', 'b', 'c']);
  });

  it('are given to one row in each frame after that, in the order in which they came', async () => {
    const { rerender } = render(<Rows names={['a']} />);
    await frame();
    rerender(<Rows names={['a', 'b', 'c']} />);
    await frame();
    expect(drawn()).toEqual(['a', 'b']);
    await frame();
    expect(drawn()).toEqual(['a', 'b', 'c']);
  });

  it('are not spent on a row that has left', async () => {
    const { rerender } = render(<Rows names={['a']} />);
    await frame();
    rerender(<Rows names={['a', 'b', 'c', 'd']} />);
    rerender(<Rows names={['a', 'd']} />);
    await frame();
    expect(drawn()).toEqual(['a', 'd']);
  });
});
