import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStepBack } from './useStepBack.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '');
});

function setup(entries: string[]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={entries}>{children}</MemoryRouter>
  );
  const usePage = () => ({ stepBack: useStepBack(), navigate: useNavigate(), path: useLocation().pathname });
  return renderHook(usePage, { wrapper }).result;
}

describe('NAV-08 a step back', () => {
  it('calls the fallback on the first entry of a visit', () => {
    const page = setup(['/m/deposit']);
    const instead = vi.fn<() => void>();
    // A browser's router uses this name for its first entry.
    const first = renderHook(useStepBack, {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[{ pathname: '/m/deposit', key: 'default' }]}>{children}</MemoryRouter>
      ),
    }).result;
    act(() => first.current(instead));
    expect(instead).toHaveBeenCalledOnce();
    expect(page.current.path).toBe('/m/deposit');
  });

  it('calls the fallback if a redirect replaced the first entry', async () => {
    const page = setup(['/m/old']);
    await act(async () => page.current.navigate('/m/deposit', { replace: true }));
    // A browser's router numbers the entries of its own history in their state.
    window.history.replaceState({ idx: 0 }, '');
    const instead = vi.fn<() => void>();
    act(() => page.current.stepBack(instead));
    expect(instead).toHaveBeenCalledOnce();
    expect(page.current.path).toBe('/m/deposit');
  });

  it('goes to the previous entry otherwise', async () => {
    const page = setup(['/m/home']);
    await act(async () => page.current.navigate('/m/deposit'));
    window.history.replaceState({ idx: 1 }, '');
    const instead = vi.fn<() => void>();
    await act(async () => page.current.stepBack(instead));
    expect(instead).not.toHaveBeenCalled();
    expect(page.current.path).toBe('/m/home');
  });
});
