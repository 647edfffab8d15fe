import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useAgentCode, useAgentCodeKeeping } from './agentCode.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function at<Value>(address: string, hook: () => Value): Value {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  return renderHook(hook, { wrapper }).result.current;
}

const read = (address: string) => at(address, useAgentCode);
const visit = (address: string) => at(address, useAgentCodeKeeping);

describe('AUTH-03 the agent code', () => {
  it.each([
    ['/m/agent?code=ABC', 'ABC'],
    ['/m/agent?agentCode=XYZ', 'XYZ'],
    ['/m/agent?agentCode=XYZ&code=ABC', 'ABC'],
    ['/m/agent?code=12345678901234567890tail', '12345678901234567890'],
    ['/m/agent', ''],
  ])('of %s is "%s"', (address, code) => {
    expect(read(address)).toBe(code);
  });

  it.each(['/m/agent?code=ABC', '/m/AGENT/?code=ABC'])('of %s is stored on the agent login', (address) => {
    visit(address);
    expect(read('/m/agent')).toBe('ABC');
    expect(read('/m/agent?code=')).toBe('ABC');
  });

  it('in the address takes precedence over the stored one, and replaces it', () => {
    visit('/m/agent?code=OLD');
    expect(read('/m/agent?code=NEW')).toBe('NEW');
    visit('/m/agent?code=NEW');
    expect(read('/m/agent')).toBe('NEW');
  });

  it('remains when the agent login is opened without one', () => {
    visit('/m/agent?code=ABC');
    visit('/m/agent');
    expect(read('/m/agent')).toBe('ABC');
  });

  it.each(['/m/home', '/m/login?code=ABC', '/m/agent/more'])('is removed on %s', (address) => {
    visit('/m/agent?code=ABC');
    visit(address);
    expect(read('/m/agent')).toBe('');
  });
});
