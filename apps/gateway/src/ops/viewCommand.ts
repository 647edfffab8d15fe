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
  does: 'views of accounts as their owners see them',
  commands: {
    open: {
      synopsis: 'MERCHANT NAME REASON',
      does: 'Prints a single-use link that shows the site as the account sees it, for half an hour',
      more: 'The link is valid for ten minutes. The view is read-only: no bets, no money, no settings. The account can see when it was viewed. Open it in a private window.',
      run: ({ viewDesk, operator }, [merchantCode, name, ...reason]) =>
        merchantCode === undefined || name === undefined || reason.length === 0
          ? undefined
          : viewDesk
              .open({ merchantCode, name, operator, reason: reason.join(' ') })
              .then(({ id, link }) => `${link}\n\nEnd it with: pnpm ops view end ${id}`),
    },
    list: {
      synopsis: 'MERCHANT',
      does: 'Lists the last views: the operator, the account, the reason, and the number of calls read',
      run: ({ viewDesk }, [merchantCode]) =>
        merchantCode === undefined
          ? undefined
          : viewDesk
              .list(merchantCode)
              .then((rows) =>
                rows.length === 0
                  ? 'No account was viewed.'
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
      synopsis: 'ID',
      does: 'Ends a view at once',
      run: ({ viewDesk, operator }, [id]) =>
        id === undefined || !UUID.test(id) ? undefined : viewDesk.end(id, operator).then(() => `${id}: ended`),
    },
  },
  note: 'Each is in pnpm ops log.',
};
