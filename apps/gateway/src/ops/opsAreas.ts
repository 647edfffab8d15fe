import { adjustArea } from './adjustCommand.ts';
import { affiliatesArea } from './affiliatesCommand.ts';
import { agentTreeArea } from './agentTreeCommand.ts';
import { agentsArea } from './agentsCommand.ts';
import { announcementsArea } from './announcementsCommand.ts';
import { catalogueArea } from './catalogueCommand.ts';
import { contestsArea } from './contestsCommand.ts';
import { depositsArea } from './depositsCommand.ts';
import { doctorProgram } from './doctorCommand.ts';
import { inboxArea } from './inboxCommand.ts';
import { limitsArea } from './limitsCommand.ts';
import { logArea } from './logCommand.ts';
import { providersArea } from './providersCommand.ts';
import { referralsArea } from './referralsCommand.ts';
import { rewardsArea } from './rewardsCommand.ts';
import { rotateMasterKeyProgram } from './rotateMasterKeyCommand.ts';
import { securityArea } from './securityCommand.ts';
import { settingsArea } from './settingsCommand.ts';
import { feedbackArea, operatorsArea, supportArea } from './supportCommand.ts';
import { verificationArea } from './verificationCommand.ts';
import { viewArea } from './viewCommand.ts';
import { withdrawalsArea } from './withdrawalsCommand.ts';
import type { Programs } from './command.ts';

/** The areas of commands, by their first word. */
export const areas = {
  settings: settingsArea,
  affiliates: affiliatesArea,
  agents: {
    ...agentsArea,
    does: 'trees of agents, their contracts and bills',
    commands: { ...agentTreeArea.commands, ...agentsArea.commands },
  },
  deposits: depositsArea,
  withdrawals: withdrawalsArea,
  adjust: adjustArea,
  providers: providersArea,
  catalogue: catalogueArea,
  verification: verificationArea,
  view: viewArea,
  rewards: rewardsArea,
  contests: contestsArea,
  referrals: referralsArea,
  security: securityArea,
  limits: limitsArea,
  support: supportArea,
  inbox: inboxArea,
  announcements: announcementsArea,
  feedback: feedbackArea,
  operators: operatorsArea,
  log: logArea,
};

/** Returns the commands of one word, which open their own resources from the environment. */
export const programsOf = (env: NodeJS.ProcessEnv): Programs => ({
  doctor: doctorProgram(env),
  'rotate-master-key': rotateMasterKeyProgram(env),
});
