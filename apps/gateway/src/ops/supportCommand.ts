import type { FeedbackDesk } from '../modules/support/feedback.service.ts';
import type { CannedAnswers } from '../modules/support/cannedAnswers.ts';
import type { OperatorLogins } from '../modules/support/operatorLogins.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the feedback commands. */
export interface FeedbackContext {
  feedbackDesk: FeedbackDesk;
  /** The operator at the command line. */
  operator: string;
}

/** `feedback …`: players' feedback to the site. */
export const feedbackArea: CommandArea<FeedbackContext> = {
  does: 'feedback of players, and answers to it',
  commands: {
    list: {
      synopsis: '[MERCHANT]',
      does: 'Lists unanswered feedback, oldest first',
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
      synopsis: 'ID TEXT',
      does: 'Answers feedback; the player sees the answer below it',
      run: ({ feedbackDesk, operator }, [id, ...words]) =>
        id === undefined || words.length === 0
          ? undefined
          : feedbackDesk.answer({ id, operator, text: words.join(' ') }).then(() => `${id}: answered`),
    },
  },
};

/** The dependencies of the commands about operators' accounts. */
export interface OperatorsContext {
  operatorLogins: OperatorLogins;
  /** The operator at the command line. */
  operator: string;
}

/** `operators …`: the accounts for the page under /ops. */
export const operatorsArea: CommandArea<OperatorsContext> = {
  does: "accounts for the operators' page /ops",
  commands: {
    list: {
      synopsis: '',
      does: 'Lists the names',
      run: ({ operatorLogins }) => operatorLogins.list().then((names) => names.join('\n') || 'None'),
    },
    add: {
      synopsis: 'NAME',
      does: 'Creates an account, or gives it a new password; the password is printed once',
      run: ({ operatorLogins, operator }, [name]) =>
        name === undefined
          ? undefined
          : operatorLogins.add(name, operator).then((password) => `${name}: password ${password}`),
    },
    remove: {
      synopsis: 'NAME',
      does: 'Removes an account and ends its sessions',
      run: ({ operatorLogins, operator }, [name]) =>
        name === undefined ? undefined : operatorLogins.remove(name, operator).then(() => `${name}: removed`),
    },
  },
};

/** The dependencies of the customer service commands. */
export interface SupportContext {
  cannedAnswers: CannedAnswers;
  /** The operator at the command line. */
  operator: string;
}

/** `support …`: tools of customer service. */
export const supportArea: CommandArea<SupportContext> = {
  does: 'canned answers of customer service',
  commands: {
    canned: {
      synopsis: 'MERCHANT',
      does: 'Lists the answers that operators of a merchant can insert in the chat',
      run: ({ cannedAnswers }, [code]) =>
        code === undefined
          ? undefined
          : cannedAnswers
              .list(code)
              .then(
                (answers) =>
                  answers
                    .map(({ name, language, text }) => [name, language, JSON.stringify(text)].join('  '))
                    .join('\n') || 'None',
              ),
    },
    'canned-set': {
      synopsis: 'MERCHANT NAME LANGUAGE TEXT',
      does: 'Sets an answer; replaces the one with the same name and language',
      more: 'For example: pnpm ops support canned-set NORTH hello EN "Hello. What can we do for you?"',
      run: ({ cannedAnswers, operator }, [code, name, language, ...words]) =>
        code === undefined || name === undefined || language === undefined || words.length === 0
          ? undefined
          : cannedAnswers
              .set(code, { name, language, text: words.join(' ') }, operator)
              .then(() => `${code} ${name} ${language}: written`),
    },
    'canned-remove': {
      synopsis: 'MERCHANT NAME',
      does: 'Removes an answer in all languages',
      run: ({ cannedAnswers, operator }, [code, name]) =>
        code === undefined || name === undefined
          ? undefined
          : cannedAnswers.remove(code, name, operator).then(() => `${code} ${name}: removed`),
    },
  },
};
