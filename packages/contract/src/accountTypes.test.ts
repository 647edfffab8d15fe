import { describe, expect, it } from 'vitest';
import { hasAgentEntry, isStaffType, TRIAL_TYPE } from './index.ts';

describe('an account', () => {
  it.each([
    [0, false],
    [1, true],
    [2, true],
    [TRIAL_TYPE, false],
    [40, false],
    [41, true],
    [42, true],
  ])('NAV-16 of type %i sees the agent entry: %s', (type, isSeen) => {
    expect(hasAgentEntry(type)).toBe(isSeen);
  });

  it.each([
    [0, false],
    [2, false],
    [4, false],
    [39, false],
    [40, true],
    [41, true],
    [42, true],
  ])('of type %i is staff: %s', (type, isStaff) => {
    expect(isStaffType(type)).toBe(isStaff);
  });
});
