import { act, cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTurnQueue, useTurns, type TurnQueue } from './useTurns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Row({ name, queue }: { readonly name: string; readonly queue: TurnQueue }): ReactNode {
  const drawn = useTurns(queue, 3);
  return [1, 2, 3].slice(0, drawn).map((cell) => <li key={cell}>{`${name}${cell}`}</li>);
}

function Rows({ names }: { readonly names: string }): ReactNode {
  const [queue] = useState(createTurnQueue);
  return <ul>{Array.from(names, (name) => <Row key={name} name={name} queue={queue} />)}</ul>;
}

const drawn = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent).join(' ');
const frame = () => act(async () => {
  vi.advanceTimersToNextFrame();
});
/** What is drawn after each of the next frames. */
async function frames(count: number): Promise<string[]> {
  const seen: string[] = [];
  for (let passed = 0; passed < count; passed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- frame after frame
    await frame();
    seen.push(drawn());
  }
  return seen;
}

describe('turns of a long list', () => {
  it('are given to all rows together when the list begins', async () => {
    render(<Rows names="ab" />);
    expect(drawn()).toBe('');
    expect(await frames(1)).toEqual(['a1 a2 a3 b1 b2 b3']);
  });

  it('are given to one cell in each frame after that, in the order in which they came', async () => {
    const { rerender } = render(<Rows names="a" />);
    await frame();
    rerender(<Rows names="abc" />);
    expect(await frames(6)).toEqual([
      'a1 a2 a3 b1', 'a1 a2 a3 b1 b2', 'a1 a2 a3 b1 b2 b3', 'a1 a2 a3 b1 b2 b3 c1', 'a1 a2 a3 b1 b2 b3 c1 c2', 'a1 a2 a3 b1 b2 b3 c1 c2 c3',
    ]);
  });

  it('are given to more cells in a frame where many wait', async () => {
    const { rerender } = render(<Rows names="a" />);
    await frame();
    rerender(<Rows names="abcde" />);
    expect(await frames(1)).toEqual(['a1 a2 a3 b1 b2']);
  });

  it('are not spent on a row that has left', async () => {
    const { rerender } = render(<Rows names="a" />);
    await frame();
    rerender(<Rows names="abcd" />);
    rerender(<Rows names="ad" />);
    expect(await frames(1)).toEqual(['a1 a2 a3 d1']);
  });
});
