import { Profiler } from 'react';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useListPromotionsQuery } from '@parlor/api-client';
import { buildPromotions, renderWithApp } from '@parlor/testing';
import { useIsSlow } from './useIsSlow.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Sign() {
  return <p>{useIsSlow() ? 'Slow' : 'Quick'}</p>;
}

/** Calls the gateway on mount. */
function Caller() {
  useListPromotionsQuery();
  return null;
}

/** Renders the notice beside a call that the test answers, and counts its renders. */
function renderSign() {
  const onRender = vi.fn();
  let answer: (() => void) | undefined;
  const listPromotions = () =>
    new Promise((resolve) => {
      answer = () => resolve(buildPromotions());
    });
  renderWithApp(
    <>
      <Profiler id="sign" onRender={onRender}>
        <Sign />
      </Profiler>
      <Caller />
    </>,
    { answers: { listPromotions } },
  );
  return {
    onRender,
    answer: () => act(async () => answer?.()),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

describe('the slow network notice', () => {
  it('SYS-11 does not re-render when a call is answered in time', async () => {
    const { onRender, answer, wait } = renderSign();
    await wait(5000);
    await answer();
    await wait(20_000);
    expect(screen.getByText('Quick')).toBeShown();
    expect(onRender).toHaveBeenCalledOnce();
  });

  it('SYS-11 appears when a call takes long and disappears when it is answered', async () => {
    const { onRender, answer, wait } = renderSign();
    await wait(20_000);
    expect(screen.getByText('Slow')).toBeShown();
    await answer();
    await wait(100);
    expect(screen.getByText('Quick')).toBeShown();
    expect(onRender).toHaveBeenCalledTimes(3);
  });
});
