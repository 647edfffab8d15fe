import type { ViewDesk } from '../modules/accountView/viewDesk.ts';
import type { CommandArea } from './command.ts';

/** The dependencies of the commands about account views. */
export interface ViewContext {
  viewDesk: ViewDesk;
  /** The operator at the command line. */
  operator: string;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const timeOf = (at: number): string => new Date(at).toISOString();

/** `view …`: read-only views of an account as its owner sees it. */
export const viewArea: CommandArea<ViewContext> = {
  does: 'looks at an account as its owner sees it',
  commands: {
    open: {
      takes: 'MERCHANT NAME REASON',
      does: 'Prints a link that shows the site as the account sees it, once and for half an hour',
      more: 'The link is good for ten minutes. Nothing can be changed in it: no bet, no money, no setting. The account is told when it was looked at. Open it in a private window.',
      run: ({ viewDesk, operator }, [merchantCode, name, ...reason]) =>
        merchantCode === undefined || name === undefined || reason.length === 0
          ? undefined
          : viewDesk
              .open({ merchantCode, name, operator, reason: reason.join(' ') })
              .then(({ id, link }) => `${link}\n\nEnd it with: pnpm ops view end ${id}`),
    },
    list: {
      takes: 'MERCHANT',
      does: 'Lists the last looks: who looked at whose account, why, and how many calls were read',
      run: ({ viewDesk }, [merchantCode]) =>
        merchantCode === undefined
          ? undefined
          : viewDesk
              .list(merchantCode)
              .then((rows) =>
                rows.length === 0
                  ? 'Nobody looked at an account.'
                  : rows
                      .map(({ id, account, operator, reason, openedAt, redeemedAt, endedAt, overAt, reads }) =>
                        [
                          id,
                          timeOf(openedAt),
                          account,
                          operator,
                          redeemedAt === null ? 'not used' : `used ${timeOf(redeemedAt)}, ${reads} calls read`,
                          endedAt === null ? `over ${timeOf(overAt)}` : `ended ${timeOf(endedAt)}`,
                          reason,
                        ].join('  '),
                      )
                      .join('\n'),
              ),
    },
    end: {
      takes: 'ID',
      does: 'Ends a look at once',
      run: ({ viewDesk, operator }, [id]) =>
        id === undefined || !UUID.test(id) ? undefined : viewDesk.end(id, operator).then(() => `${id}: ended`),
    },
  },
  note: 'Each is in pnpm ops log.',
};
