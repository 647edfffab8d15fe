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
    since: '自 {date} 起', stake: '投注额', payout: '派彩', net: '输赢', placedAt: '投注时间', settledAt: '结算时间', round: '局号', noBets: '暂无投注', noBetsText: '您的投注会显示在这里。', findGame: '去找游戏',
    loadFailed: '记录加载失败', loadMore: '查看更早的记录', details: '{game} 详情', entries: '账户变动', range: '时间范围', today: '今天', week: '7 天', month: '30 天', all: '全部',
    allKinds: '全部类型', noneOfKind: '没有此类记录', noneOfKindText: '请选择其他类型或更长的时间范围。', kind: '类型', noTransactions: '暂无账户变动', noTransactionsText: '存款、投注和派彩会显示在这里。', balanceAfter: '余额 {amount}',
  },
  orderState: { OPEN: '进行中', SETTLED: '已结算', CANCELLED: '已取消' },
  kind: { DEPOSIT: '存款', WITHDRAWAL: '提款', TRANSFER: '转账', BET: '投注', WIN: '派彩', ROLLBACK: '退还投注', ADJUSTMENT: '余额调整' },
  withdraw: {
    loadFailed: '提款表单加载失败', closed: '暂时无法提款', closedText: '您的资金很安全，详情请咨询客服。',
    setup: {
      title: '首次提款前', text: '只需设置一次，确保资金只到您本人手中。', password: '设置支付密码', passwordText: '每次提款时确认的六位数字',
      card: '添加银行卡', cardText: '用于收款的账户', cardNeedsPassword: '请先设置支付密码', done: '已完成',
    },
    wagering: {
      left: '再投注 {left} 即可提款', done: '投注额已达标，可以提款', meter: '提款所需投注', progress: '已投注 {done}，共需 {required}', percent: '{percent}%',
      why: '存款须先用于投注才能提取，投注在出结果后计入。', record: '查看您的投注', recordSince: '查看 {date} 以来的投注',
    },
    available: '可提款', parts: '提取比例', all: '全部', part: '{percent}%', limits: '每次 {min} 至 {max}，今日还可提 {left}。', fee: '手续费', free: '免费', arrives: '到账金额',
    card: '收款账户', otherCards: '银行卡', password: '支付密码', passwordHelp: '六位数字，不是登录密码。', forgotten: '忘记了？', submit: '提款 {amount}', submitEmpty: '提款',
    problem: {
      wagering: '请再投注 {left} 后提款。', daily: '您今日还可提款 {left}。', card: '请选择银行卡。', password: '请输入六位数字。',
      wrong: '{count, plural, other {支付密码不正确，还可尝试 # 次。}}', locked: '错误次数过多，请在 {time} 后重试。',
    },
    confirm: { title: '提款 {amount}？', text: '{count, plural, other {资金将立即预留，并在 # 小时内付款。}}', submit: '提款', back: '暂不' },
    requested: { title: '提款申请已提交', text: '已预留 {amount}，将付至 {card}。', follow: '我的钱到哪了？', again: '继续提款' },
    recent: '您的提款', none: '暂无提款', noneText: '您的提款及每一步进度会显示在这里。', steps: '进度',
    place: { done: '已完成', current: '当前', ahead: '待进行' },
    state: { REQUESTED: '已申请', REVIEW: '审核中', APPROVED: '已批准', PAYING: '银行处理中', PAID: '已付款', REFUSED: '已拒绝', FAILED: '付款失败', CANCELLED: '已取消' },
    next: {
      REQUESTED: '我们已收到申请并预留资金，接下来进行审核。', REVIEW: '工作人员正在审核，您无需操作。', APPROVED: '已批准，即将提交银行。',
      PAYING: '银行已受理，多数银行几分钟内到账。', PAID: '已付至您的账户。如未看到，请咨询您的银行。',
      REFUSED: '该笔提款未付款，{amount} 已退回余额。', FAILED: '银行未受理，{amount} 已退回余额。', CANCELLED: '您已取消，{amount} 已退回余额。',
    },
    reason: {
      card_name: '银行账户不是您本人姓名，请使用本人账户。', documents: '我们需要您先提供文件，客服会告知所需内容。',
      terms: '部分投注违反条款，详情请咨询客服。', ask_service: '具体原因请咨询客服。', card_refused: '银行不接受该卡，请核对卡号或更换银行卡。',
      bank_failed: '银行未说明原因，请重试或更换银行卡。',
    },
    dialog: { title: '提款 {amount}', by: '我们将在 {time} 前付款。', number: '编号' },
    cancel: { way: '取消提款', title: '取消这笔提款？', text: '{amount} 将立即退回余额。', back: '继续提款' },
  },
  profitAndLoss: {
    thisMonth: '本月', year: '12 个月', staked: '投注额', won: '派彩', refunded: '退还投注', net: '输赢', chart: '每日输赢', day: '日期', asTable: '以表格显示',
    days: '每日明细', byGame: '按游戏类型', game: '游戏', none: '此期间没有投注', noneText: '您每天的投注和派彩会显示在这里。',
    loadFailed: '盈亏加载失败', download: '下载账户明细 CSV',
  },
  gameType: { RNG: '电子游戏', FISH: '捕鱼', LIVE: '真人娱乐', PVP: '棋牌', SPORTS: '体育', LOTT: '彩票', ELOTT: '快速彩票' },
};
