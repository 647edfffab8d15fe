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

describe('rows of a long list', () => {
  it('render together in the first frame', async () => {
    render(<Rows names={['a', 'b', 'c']} />);
    expect(drawn()).toEqual([]);
    await frame();
    expect(drawn()).toEqual(['a', 'b', 'c']);
  });

  it('render one per frame if added later, in the order they were added', async () => {
    const { rerender } = render(<Rows names={['a']} />);
    await frame();
    rerender(<Rows names={['a', 'b', 'c']} />);
    await frame();
    expect(drawn()).toEqual(['a', 'b']);
    await frame();
    expect(drawn()).toEqual(['a', 'b', 'c']);
  });

  it('take no frame if they were removed', async () => {
    const { rerender } = render(<Rows names={['a']} />);
    await frame();
    rerender(<Rows names={['a', 'b', 'c', 'd']} />);
    rerender(<Rows names={['a', 'd']} />);
    await frame();
    expect(drawn()).toEqual(['a', 'd']);
  });
});
