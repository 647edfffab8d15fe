import type { ReferralDesk } from '../modules/referral/referralDesk.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about referrals. */
export interface ReferralsContext {
  referralDesk: ReferralDesk;
  /** The operator at the command line. */
  operator: string;
}

const decision = (isReleased: boolean, does: string): CommandArea<ReferralsContext>['commands'][string] => ({
  synopsis: 'MERCHANT NEWCOMER [NOTE]',
  does,
  run: ({ referralDesk, operator }, [merchantCode, newcomer, ...note]) =>
    merchantCode === undefined || newcomer === undefined
      ? undefined
      : referralDesk
          .decide({ merchantCode, newcomer, isReleased, operator, note: note.join(' ') })
          .then(() => `${newcomer}: ${isReleased ? 'released' : 'refused'}`),
});

/** `referrals …`: referrals that await a decision. */
export const referralsArea: CommandArea<ReferralsContext> = {
  does: 'referrals whose two accounts share a device, phone, card or payee',
  commands: {
    list: {
      synopsis: 'MERCHANT',
      does: 'Lists those that need a decision, oldest first: newcomer, referrer, what they share, the reward in minor units',
      run: ({ referralDesk }, [code]) =>
        code === undefined
          ? undefined
          : referralDesk
              .list(code)
              .then(
                (entries) =>
                  entries
                    .map(({ newcomer, referrer, reason, reward }) =>
                      [newcomer, `brought by ${referrer}`, `same ${reason}`, String(reward)].join('  '),
                    )
                    .join('\n') || 'None',
              ),
    },
    release: decision(true, 'Grants the reward all the same'),
    refuse: decision(false, 'Ends it without a reward'),
  },
};
