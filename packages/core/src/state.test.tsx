import { configureStore } from '@reduxjs/toolkit';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDialogName } from './dialogs/dialogsSlice.ts';
import {
  coreReducers,
  useBalanceMask,
  useDialogs,
  useGatewayNow,
  useIsLoggedIn,
  usePopupTurn,
  useSession,
  useToast,
} from './state.ts';
import { loadingDismissed, toastDismissed, toastShown } from './toasts/toastsSlice.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Creates a store with the core reducers, and a function that runs a hook in it. */
function setup() {
  const store = configureStore({ reducer: coreReducers });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const run = <Value,>(hook: () => Value) => renderHook(hook, { wrapper }).result;
  const keys = () => store.getState().toasts.map(({ messageKey }) => messageKey);
  return { store, run, keys };
}

describe('toasts', () => {
  it('are shown in order, at most the last three', () => {
    const { run, keys } = setup();
    const toast = run(useToast);
    for (const messageKey of ['a', 'b', 'c', 'd']) act(() => toast.current({ tone: 'info', messageKey }));
    expect(keys()).toEqual(['b', 'c', 'd']);
  });

  it('show a message once, at its new position', () => {
    const { store, run, keys } = setup();
    const toast = run(useToast);
    for (const messageKey of ['a', 'b']) act(() => toast.current({ tone: 'info', messageKey }));
    act(() => toast.current({ tone: 'danger', messageKey: 'a', durationMs: 3000 }));
    expect(keys()).toEqual(['b', 'a']);
    expect(store.getState().toasts.at(-1)).toMatchObject({ tone: 'danger', durationMs: 3000 });
  });

  it('replace a loading toast', () => {
    const { store, keys } = setup();
    store.dispatch(toastShown({ tone: 'loading', messageKey: 'wait' }));
    store.dispatch(toastShown({ tone: 'success', messageKey: 'done' }));
    expect(keys()).toEqual(['done']);
  });

  it('are dismissed individually by id', () => {
    const { store, keys } = setup();
    for (const messageKey of ['a', 'b']) store.dispatch(toastShown({ tone: 'info', messageKey }));
    const [first, second] = store.getState().toasts;
    expect(first?.id).not.toBe(second?.id);
    store.dispatch(toastDismissed(first?.id ?? ''));
    expect(keys()).toEqual(['b']);
  });

  it('that report loading are dismissed together, and no others', () => {
    const { store, keys } = setup();
    store.dispatch(toastShown({ tone: 'info', messageKey: 'a' }));
    store.dispatch(toastShown({ tone: 'loading', messageKey: 'wait' }));
    store.dispatch(loadingDismissed());
    expect(keys()).toEqual(['a']);
  });
});

describe('dialogs', () => {
  it('are open one at a time', () => {
    const { run } = setup();
    const dialogs = run(useDialogs);
    expect(dialogs.current.open).toBeNull();
    act(() => dialogs.current.openDialog('drawer'));
    expect(dialogs.current.open).toBe('drawer');
    act(() => dialogs.current.openDialog('language'));
    expect(dialogs.current.open).toBe('language');
    act(() => dialogs.current.closeDialog());
    expect(dialogs.current.open).toBeNull();
  });

  it.each([
    ['search', true],
    ['homeScreenGuide', true],
    ['login', false],
    ['', false],
    [undefined, false],
  ])('the name %s is one of them: %s', (name, isKnown) => {
    expect(isDialogName(name)).toBe(isKnown);
  });
});

describe('HOME-08 the mask of balances', () => {
  it('is initially off, and is stored for the next visit each time it is toggled', () => {
    const mask = setup().run(useBalanceMask);
    expect(mask.current.isBalanceHidden).toBe(false);
    act(() => mask.current.toggleBalance());
    expect(mask.current.isBalanceHidden).toBe(true);
    expect(setup().run(useBalanceMask).current.isBalanceHidden).toBe(true);
    act(() => mask.current.toggleBalance());
    expect(mask.current.isBalanceHidden).toBe(false);
    expect(setup().run(useBalanceMask).current.isBalanceHidden).toBe(false);
  });
});

describe('a visitor', () => {
  it('AUTH-12 has no session and is not logged in', () => {
    const { run } = setup();
    expect(run(useSession).current).toBeNull();
    expect(run(useIsLoggedIn).current).toBe(false);
  });

  it("reads the gateway's time from the clock of the device until an answer contains it", () => {
    const { run } = setup();
    const now = run(useGatewayNow);
    const before = Date.now();
    const gatewayNow = now.current();
    expect(gatewayNow).toBeGreaterThanOrEqual(before);
    expect(gatewayNow).toBeLessThanOrEqual(Date.now());
  });
});

describe('popups that open by themselves', () => {
  it('take turns: the next one opens when the first has closed or is unmounted', () => {
    const { store } = setup();
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const [rain, notices] = ['rain', 'notices'].map((name) => renderHook(() => usePopupTurn(name), { wrapper }));
    const take = (popup: typeof rain): boolean | undefined => {
      let isTheirs: boolean | undefined;
      act(() => void (isTheirs = popup?.result.current.take()));
      return isTheirs;
    };
    expect([take(rain), take(notices), take(rain)]).toEqual([true, false, true]);
    expect(notices?.result.current.isTaken).toBe(true);
    act(() => notices?.result.current.leave());
    expect(take(notices)).toBe(false);
    act(() => rain?.result.current.leave());
    expect(take(notices)).toBe(true);
    notices?.unmount();
    expect(take(rain)).toBe(true);
  });
});
