import { fromMinor, type Currency, type LanguageCode } from '@parlor/contract';
import { BYTE_ORDER_MARK, csvLine } from '../report/csv.rules.ts';
import type { ResultFigures } from './results.rules.ts';
import type { Span } from './span.rules.ts';

/** The scope of a line: only the account, a direct downline with its team, or all of them. */
type LineKind = 'self' | 'team' | 'total';

interface FileTexts {
  /** The names of the columns, in order. */
  columns: readonly string[];
  kind: Record<LineKind, string>;
}

const texts = {
  EN: {
    columns: [
      'Row',
      'Account',
      'Nickname',
      'Members',
      'Active',
      'Turnover',
      'Payouts',
      'Deposits',
      'Withdrawals',
      'Promotions',
      'Rebates',
      'Fees',
      'Net loss',
      'Currency',
    ],
    kind: { self: 'Self', team: 'Team', total: 'Total' },
  },
  TY: {
    columns: [
      'แถว',
      'บัญชี',
      'ชื่อเล่น',
      'สมาชิก',
      'ใช้งาน',
      'ยอดเทิร์นโอเวอร์',
      'เงินรางวัล',
      'ฝากเงิน',
      'ถอนเงิน',
      'โปรโมชั่น',
      'เงินคืน',
      'ค่าธรรมเนียม',
      'ยอดเสียสุทธิ',
      'สกุลเงิน',
    ],
    kind: { self: 'ตนเอง', team: 'ทีม', total: 'รวม' },
  },
  CN: {
    columns: [
      '行',
      '账号',
      '昵称',
      '成员',
      '活跃',
      '有效流水',
      '派彩',
      '存款',
      '提款',
      '优惠',
      '返点',
      '费用',
      '净输额',
      '币种',
    ],
    kind: { self: '自身', team: '团队', total: '合计' },
  },
} satisfies Partial<Record<LanguageCode, FileTexts>>;

const textsOf = (language: LanguageCode): FileTexts =>
  Object.hasOwn(texts, language) ? texts[language as keyof typeof texts] : texts.EN;

/** Returns the first line of a file of results: the names of its columns. */
export const resultsHead = (language: LanguageCode): string => BYTE_ORDER_MARK + csvLine(textsOf(language).columns);

/** Returns the lines of a file of results. */
export function resultsLines(
  rows: readonly (ResultFigures & { account: string; nickname: string })[],
  kind: LineKind,
  { currency, language }: { currency: Currency; language: LanguageCode },
): string {
  const text = (minor: bigint) => fromMinor(minor, currency);
  return rows
    .map((row) =>
      csvLine([
        textsOf(language).kind[kind],
        kind === 'total' ? '' : row.account,
        kind === 'total' ? '' : row.nickname,
        String(row.members),
        String(row.active),
        text(row.turnover),
        text(row.payouts),
        text(row.deposits),
        text(row.withdrawals),
        text(row.promotions),
        text(row.rebates),
        text(row.fees),
        text(row.netLoss),
        currency,
      ]),
    )
    .join('');
}

/** Returns the name of a file of results. */
export const resultsFileName = ({ from, to }: Span): string => `team-results_${from}_${to}.csv`;
