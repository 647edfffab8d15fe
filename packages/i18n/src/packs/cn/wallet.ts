import type { Messages } from '../../messages.ts';
import type { wallet as english } from '../en/wallet.ts';

export const wallet: Messages<typeof english> = {
  balance: { label: '余额', show: '显示余额', hide: '隐藏余额', refresh: '刷新余额', hidden: '余额已隐藏', refreshing: '正在刷新余额', failed: '余额加载失败' },
  deposit: {
    method: '支付方式', amount: '金额', limits: '{min} 至 {max}', outside: '请输入 {min} 至 {max} 之间的金额。', submit: '存入 {amount}', submitEmpty: '存款', quick: '快捷金额',
    noMethods: '暂无可用的存款方式', noMethodsText: '请稍后再试，或联系客服。', loadFailed: '存款方式加载失败',
    recent: '我的存款', none: '暂无存款', noneText: '您的存款会显示在这里。', continue: '继续支付', settled: '您的存款 {amount} 已到账。',
    failed: '您的存款 {amount} 被拒绝，未扣款。', waiting: '等待支付…', invalid: '请输入金额，例如 100.00。',
  },
  state: { PENDING: '待支付', PAID: '已到账', FAILED: '已拒绝', EXPIRED: '已过期' },
  record: {
    stake: '投注额', payout: '派彩', net: '输赢', placedAt: '投注时间', settledAt: '结算时间', round: '局号', noBets: '暂无投注', noBetsText: '您的投注会显示在这里。', findGame: '去找游戏',
    loadFailed: '记录加载失败', loadMore: '查看更早的记录', details: '{game} 详情', entries: '账户变动', range: '时间范围', today: '今天', week: '7 天', month: '30 天', all: '全部',
    allKinds: '全部类型', noneOfKind: '没有此类记录', noneOfKindText: '请选择其他类型或更长的时间范围。', kind: '类型', noTransactions: '暂无账户变动', noTransactionsText: '存款、投注和派彩会显示在这里。', balanceAfter: '余额 {amount}',
  },
  orderState: { OPEN: '进行中', SETTLED: '已结算', CANCELLED: '已取消' },
  kind: { DEPOSIT: '存款', WITHDRAWAL: '提款', TRANSFER: '转账', BET: '投注', WIN: '派彩', ROLLBACK: '退还投注', ADJUSTMENT: '余额调整' },
  withdraw: { soon: '取款将在这里开放', soonText: '您将选择银行卡和金额，并查看到账进度。如需提前取款，请联系客服。', way: '前往我的账号' },
  profitAndLoss: {
    thisMonth: '本月', year: '12 个月', staked: '投注额', won: '派彩', refunded: '退还投注', net: '输赢', chart: '每日输赢', day: '日期', asTable: '以表格显示',
    days: '每日明细', byGame: '按游戏类型', game: '游戏', none: '此期间没有投注', noneText: '您每天的投注和派彩会显示在这里。',
    loadFailed: '盈亏加载失败', download: '下载账户明细 CSV',
  },
  gameType: { RNG: '电子游戏', FISH: '捕鱼', LIVE: '真人娱乐', PVP: '棋牌', SPORTS: '体育', LOTT: '彩票', ELOTT: '快速彩票' },
};
