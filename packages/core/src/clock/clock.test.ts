import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { coreReducers, selectGatewayNow } from '../state.ts';
import { clockMeasured, isClockNews } from './clockSlice.ts';

const storeOf = () => configureStore({ reducer: combineReducers(coreReducers) });

afterEach(() => vi.useRealTimers());

describe("the gateway's clock", () => {
  it('API-03 belongs to one store: another store uses its own device’s clock', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const [late, right] = [storeOf(), storeOf()];
    late.dispatch(clockMeasured(60_000));
    expect([selectGatewayNow(late.getState()), selectGatewayNow(right.getState())]).toEqual([1_060_000, 1_000_000]);
  });

  it.each([
    [0, 4000, false],
    [0, -6000, true],
    [60_000, 60_900, false],
    [60_000, 0, true],
    [60_000, 70_000, true],
  ])('API-03 known to be %i ms ahead and measured as %i ms ahead is a change: %s', (aheadMs, measuredMs, expected) => {
    expect(isClockNews({ aheadMs }, measuredMs)).toBe(expected);
  });
});
