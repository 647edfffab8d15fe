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

/** The dependencies of the commands about operators' accounts. */
export interface OperatorsContext {
  operatorLogins: OperatorLogins;
  /** The operator at the command line. */
  operator: string;
}

/** `operators …`: the accounts for the page under /ops. */
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
      takes: 'MERCHANT',
      does: 'The answers that operators of a merchant insert in the chat',
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
      takes: 'MERCHANT NAME LANGUAGE TEXT',
      does: 'Writes an answer, in place of what stood under its name in that language',
      more: 'For instance: pnpm ops support canned-set NORTH hello EN "Hello. What can we do for you?"',
      run: ({ cannedAnswers, operator }, [code, name, language, ...words]) =>
        code === undefined || name === undefined || language === undefined || words.length === 0
          ? undefined
          : cannedAnswers
              .set(code, { name, language, text: words.join(' ') }, operator)
              .then(() => `${code} ${name} ${language}: written`),
    },
    'canned-remove': {
      takes: 'MERCHANT NAME',
      does: 'Takes an answer away, in all languages',
      run: ({ cannedAnswers, operator }, [code, name]) =>
        code === undefined || name === undefined
          ? undefined
          : cannedAnswers.remove(code, name, operator).then(() => `${code} ${name}: removed`),
    },
  },
};
