import type { LanguageCode, TransactionKind } from '@parlor/contract';

/** Texts of a record file. */
interface FileTexts {
  /** The column names, in order. */
  columns: readonly [
    day: string,
    time: string,
    kind: string,
    amount: string,
    balance: string,
    currency: string,
    reference: string,
  ];
  kind: Record<TransactionKind, string>;
}

const texts = {
  EN: {
    columns: ['Day', 'Time', 'Kind', 'Amount', 'Balance after', 'Currency', 'Reference'],
    kind: {
      DEPOSIT: 'Deposit',
      WITHDRAWAL: 'Withdrawal',
      TRANSFER: 'Transfer',
      AGENT: 'Agent earnings',
      BET: 'Bet',
      WIN: 'Win',
      JACKPOT: 'Jackpot',
      BONUS: 'Bonus money',
      REWARD: 'Reward',
      ROLLBACK: 'Bet returned',
      ADJUSTMENT: 'Adjustment',
    },
  },
  TY: {
    columns: ['วันที่', 'เวลา', 'ประเภท', 'จำนวนเงิน', 'ยอดเงินคงเหลือ', 'สกุลเงิน', 'เลขอ้างอิง'],
    kind: {
      DEPOSIT: 'ฝากเงิน',
      WITHDRAWAL: 'ถอนเงิน',
      TRANSFER: 'โอนเงิน',
      AGENT: 'รายได้ตัวแทน',
      BET: 'เดิมพัน',
      WIN: 'เงินรางวัล',
      JACKPOT: 'แจ็กพอต',
      BONUS: 'เงินโบนัส',
      REWARD: 'รางวัล',
      ROLLBACK: 'คืนเงินเดิมพัน',
      ADJUSTMENT: 'ปรับยอด',
    },
  },
  CN: {
    columns: ['日期', '时间', '类型', '金额', '变动后余额', '币种', '参考号'],
    kind: {
      DEPOSIT: '存款',
      WITHDRAWAL: '提款',
      TRANSFER: '转账',
      AGENT: '代理收益',
      BET: '投注',
      WIN: '派彩',
      JACKPOT: '彩金',
      BONUS: '红利金',
      REWARD: '奖励',
      ROLLBACK: '退还投注',
      ADJUSTMENT: '余额调整',
    },
  },
} satisfies Partial<Record<LanguageCode, FileTexts>>;

/** Returns the texts of a file in a language of the demo; other languages get English. */
export function fileTexts(language: LanguageCode): FileTexts {
  return Object.hasOwn(texts, language) ? texts[language as keyof typeof texts] : texts.EN;
}
