import { describe, expect, it } from 'vitest';
import { agentFeature } from './agentFeature.ts';

describe('screens of the agency', () => {
  it('AGT-09 NAV-16 are for agents only; contracts are for every account', () => {
    const access = Object.fromEntries(agentFeature.routes.map(({ paths: [path = ''], access: who }) => [path, who]));
    expect(access).toEqual({
      '/m/agent/home': 'agent',
      '/m/set': 'agent',
      '/m/agent/team': 'agent',
      '/m/agent/open': 'agent',
      '/m/agent/member': 'agent',
      '/m/agent/transfers': 'agent',
      '/m/agent/links': 'agent',
      '/m/agent/quotas': 'agent',
      '/m/agent/rebates': 'agent',
      '/m/member/agent/getSalaryContract': 'account',
      '/m/member/agent/getDevidendContract': 'account',
      '/m/member/agent/getHourContract': 'account',
    });
  });
});
