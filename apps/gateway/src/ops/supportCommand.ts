import type { FeedbackDesk } from '../modules/support/feedback.service.ts';
import type { OperatorLogins } from '../modules/support/operatorLogins.ts';
import type { CommandArea } from './command.ts';

/** What feedback needs. */
export interface FeedbackContext {
  feedbackDesk: FeedbackDesk;
  /** Who is at the command line. */
  operator: string;
}

/** `feedback …`: what players wrote to the site. */
export const feedbackArea: CommandArea<FeedbackContext> = {
  does: 'what players wrote to the site, and answers',
  commands: {
    list: {
      takes: '[MERCHANT]',
      does: 'Feedback without an answer, the oldest first',
      run: ({ feedbackDesk }, [code]) =>
        feedbackDesk
          .open(code)
          .then(
            (entries) =>
              entries
                .map(({ id, sentAt, account, kind, text }) =>
                  [id, new Date(sentAt).toISOString(), account, kind, JSON.stringify(text)].join('  '),
                )
                .join('\n') || 'None',
          ),
    },
    answer: {
      takes: 'ID TEXT',
      does: 'Answers; the player reads it beside the feedback',
      run: ({ feedbackDesk, operator }, [id, ...words]) =>
        id === undefined || words.length === 0
          ? undefined
          : feedbackDesk.answer({ id, operator, text: words.join(' ') }).then(() => `${id}: answered`),
    },
  },
};

/** What accounts of operators need. */
export interface OperatorsContext {
  operatorLogins: OperatorLogins;
  /** Who is at the command line. */
  operator: string;
}

/** `operators …`: who may use the page under /ops. */
export const operatorsArea: CommandArea<OperatorsContext> = {
  does: "who may use the operators' page /ops",
  commands: {
    list: {
      takes: '',
      does: 'The names',
      run: ({ operatorLogins }) => operatorLogins.list().then((names) => names.join('\n') || 'None'),
    },
    add: {
      takes: 'NAME',
      does: 'Makes an account, or gives it a new password; the password is printed once',
      run: ({ operatorLogins, operator }, [name]) =>
        name === undefined
          ? undefined
          : operatorLogins.add(name, operator).then((password) => `${name}: password ${password}`),
    },
    remove: {
      takes: 'NAME',
      does: 'Takes an account away and ends its logins',
      run: ({ operatorLogins, operator }, [name]) =>
        name === undefined ? undefined : operatorLogins.remove(name, operator).then(() => `${name}: removed`),
    },
  },
};
