import { isStaffType, isTrialType, paths, type FeatureDescriptor, type FeatureRoute } from '@parlor/core';

/** A contract screen, for players as well as agents. */
const contract = (path: string, titleKey: string): FeatureRoute => ({
  paths: [path],
  load: () => import('./pages/ContractPage.tsx'),
  frame: 'shell',
  titleKey,
  access: 'account',
});

/** A screen about the agent's team (AGT-02 to AGT-09). */
const team = (path: string, titleKey: string, load: FeatureRoute['load']): FeatureRoute => ({
  paths: [path],
  load,
  frame: 'shell',
  titleKey,
  access: 'agent',
});

/** Whether an account may have contracts: all accounts of a team except trials and staff. */
const hasContractPrompt = (accountType: number): boolean => !isTrialType(accountType) && !isStaffType(accountType);

/** The descriptor of this feature. */
export const agentFeature: FeatureDescriptor = {
  name: 'agent',
  routes: [
    {
      paths: [paths.agentHome],
      load: () => import('./pages/AgentHomePage.tsx'),
      frame: 'shell',
      titleKey: 'screens:agent.home',
      access: 'agent',
      back: 'home',
    },
    {
      paths: [paths.agentSettings],
      load: () => import('./pages/AgentSettingsPage.tsx'),
      frame: 'shell',
      titleKey: 'screens:agent.settings',
      access: 'agent',
    },
    team(paths.agentTeam(), 'screens:agent.team', () => import('./pages/TeamPage.tsx')),
    team(paths.agentOpen, 'screens:agent.open', () => import('./pages/OpenDownlinePage.tsx')),
    team('/m/agent/member', 'screens:agent.member', () => import('./pages/MemberPage.tsx')),
    team(paths.agentTransfers(), 'screens:agent.transfers', () => import('./pages/TransfersPage.tsx')),
    team(paths.agentLinks, 'screens:agent.links', () => import('./pages/AffiliateUrlsPage.tsx')),
    team(paths.agentQuotas, 'screens:agent.quotas', () => import('./pages/QuotasPage.tsx')),
    team(paths.agentRebates, 'screens:agent.rebates', () => import('./pages/AgentRebatesPage.tsx')),
    contract(paths.salaryContract, 'screens:agent.salaryContract'),
    contract(paths.dividendContract, 'screens:agent.dividendContract'),
    contract(paths.hourContract, 'screens:agent.hourContract'),
  ],
  loginGreeting: {
    isFor: hasContractPrompt,
    load: async () => (await import('./components/ContractPrompt/ContractPrompt.tsx')).ContractPrompt,
  },
};
