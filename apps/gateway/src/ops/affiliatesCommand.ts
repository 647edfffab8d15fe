import type { AffiliateDomainEditor } from '../modules/registration/affiliateDomainEditor.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about affiliate domains. */
export interface AffiliatesContext {
  affiliates: AffiliateDomainEditor;
  /** The operator at the command line. */
  operator: string;
}

/** `affiliates …`: the domains through which agents bring players. */
export const affiliatesArea: CommandArea<AffiliatesContext> = {
  does: 'domains through which agents bring players',
  commands: {
    list: {
      synopsis: 'MERCHANT',
      does: 'Lists the domains and their agents',
      run: ({ affiliates }, [code]) =>
        code === undefined
          ? undefined
          : affiliates
              .list(code)
              .then(
                (domains) =>
                  domains
                    .map(
                      ({ domain, agent, acceptsPlayers }) =>
                        `${domain}  ${agent}${acceptsPlayers ? '' : ', who brings nobody at present'}`,
                    )
                    .join('\n') || 'No domains yet',
              ),
    },
    add: {
      synopsis: 'MERCHANT AGENT DOMAIN',
      does: 'Places players who register through a domain below an agent',
      more: `pnpm ops affiliates add NORTH agent01 friends.north.example

A link brings its domain along: https://www.north.example/m/register?domain=friends.north.example`,
      run: ({ affiliates, operator }, [code, agent, domain]) =>
        code === undefined || agent === undefined || domain === undefined
          ? undefined
          : affiliates
              .add({ code, agent, domain, operator })
              .then(
                ({ domain: saved, isNew }) => `${code}: ${saved} brings players to ${agent}${isNew ? '' : ' already'}`,
              ),
    },
    remove: {
      synopsis: 'MERCHANT DOMAIN',
      does: 'Removes a domain; players who registered through it stay with the agent',
      run: ({ affiliates, operator }, [code, domain]) =>
        code === undefined || domain === undefined
          ? undefined
          : affiliates.remove({ code, domain, operator }).then((removed) => `${code}: ${removed} is removed`),
    },
  },
  note: 'A change holds at once. pnpm ops settings log MERCHANT shows who made it.',
};
