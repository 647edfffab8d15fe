import { agent } from './agent.ts';
import { agentTeam } from './agentTeam.ts';
import { contracts } from './contracts.ts';

/** Texts of the screens of agents and contracts, which most members never open. Loaded with the first of them. */
export const pack = { agent, agentTeam, contracts };
