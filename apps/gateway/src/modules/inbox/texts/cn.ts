import type { InboxText, InboxTextKey } from './en.ts';

/** What the platform writes to players, in Chinese. */
export const cn: Record<InboxTextKey, InboxText> = {
  welcome: {
    title: '欢迎加入 {merchant}',
    text: '您的账号已开通。请设置支付密码并验证手机号，保障资金安全，提款更快捷。',
  },
  deposit_credited: { title: '存款 {amount} 已到账', text: '{amount} 已计入您的余额，祝您好运！' },
  deposit_failed: { title: '存款 {amount} 未成功', text: '余额没有变动。{reason}' },
  withdrawal_review: {
    title: '提款 {amount} 正在审核',
    text: '我们正在审核您提至 {bank} ···· {lastFour} 的款项，款项已为您保留，结果会尽快通知您。',
  },
  withdrawal_approved: { title: '提款 {amount} 已批准', text: '款项正在汇往 {bank} ···· {lastFour}。' },
  withdrawal_paid: {
    title: '提款 {amount} 已付出',
    text: '款项已汇至 {bank} ···· {lastFour}，银行入账可能略有延迟。',
  },
  withdrawal_refused: { title: '提款 {amount} 被拒绝', text: '款项已退回余额。{reason}' },
  withdrawal_failed: { title: '提款 {amount} 未能付出', text: '款项已退回余额。{reason}' },
  withdrawal_cancelled: { title: '提款 {amount} 已取消', text: '您取消了该笔提款，款项已退回余额。' },
  reward_claimable: { title: '{amount} 等您领取：{title}', text: '请到奖励中心领取。' },
  reward_claimed: { title: '您获得 {amount}：{title}', text: '奖励已发放到您的账号。' },
  reward_expiring: { title: '请尽快领取 {amount}：{title}', text: '领取截止时间为 {at}，逾期作废。' },
  reward_expired: { title: '逾期未领取：{title}', text: '{amount} 的奖励已无法领取。' },
  reward_revoked: { title: '已收回：{title}', text: '{amount} 的奖励已被收回，具体原因请咨询客服。' },
  application_refused: { title: '申请未通过：{title}', text: '原因请查看该活动页面。' },
  bonus_expiring: { title: '红利即将到期：{title}', text: '红利有效期至 {at}，届时未完成流水的部分将失效。' },
  bonus_met: { title: '红利流水已完成：{title}', text: '您已满足全部条件，{amount} 已转为现金，可以提款。' },
  bonus_spent: { title: '红利已用完：{title}', text: '红利已全部用于投注。' },
  bonus_given_up: { title: '已放弃红利：{title}', text: '您放弃了该红利，现金余额不受影响。' },
  bonus_expired: { title: '红利已过期：{title}', text: '红利有效期已结束，现金余额不受影响。' },
  bonus_revoked: { title: '红利已收回：{title}', text: '该红利已被收回，具体原因请咨询客服。' },
  level_reached: { title: '您已升级为 {level}', text: '恭喜！快来看看新等级的礼遇。' },
  level_lost: { title: '您目前的等级为 {level}', text: '上月流水未达到保级要求，继续投注即可再次升级。' },
  referral_rewarded: { title: '邀请好友奖励 {amount}', text: '您邀请的好友已达成条件，感谢您的推荐！' },
  new_device: {
    title: '新设备登录：{device}',
    text: '您的账号在一台陌生设备上登录。如非本人操作，请退出该设备并修改密码。',
  },
  password_changed: { title: '登录密码已修改', text: '您的登录密码已被修改。如非本人操作，请立即联系客服。' },
  payment_password_changed: {
    title: '支付密码已修改',
    text: '您的支付密码已被设置或修改。如非本人操作，请立即联系客服。',
  },
  contact_changed: { title: '手机或邮箱已变更', text: '您的手机号或邮箱已被变更。如非本人操作，请立即联系客服。' },
  bank_card_added: { title: '已添加银行卡', text: '您的账号添加了一张银行卡。如非本人操作，请立即联系客服。' },
  bank_card_removed: { title: '已移除银行卡', text: '您的账号移除了一张银行卡。' },
  passkey_added: { title: '已添加通行密钥', text: '您的账号添加了通行密钥。如非本人操作，请立即联系客服。' },
  passkey_removed: { title: '已移除通行密钥', text: '您的账号移除了通行密钥。如非本人操作，请立即联系客服。' },
};

/** Why money did not arrive. */
export const cnReasons: Readonly<Record<string, string>> = {
  not_received: '未收到该笔付款。请核对账号和附言，并咨询您的银行。',
  slip_unreadable: '凭证无法辨认，请用更清晰的图片重新发起。',
  slip_used: '该凭证属于另一笔存款。',
  payer_name: '付款账户的户名不一致。',
  card_name: '银行账户不是您本人姓名，请使用本人账户。',
  documents: '我们需要您先提供文件，客服会告知所需内容。',
  terms: '部分投注违反条款，详情请咨询客服。',
  ask_service: '具体原因请咨询客服。',
  card_refused: '银行不接受该卡，请核对卡号或更换银行卡。',
  bank_failed: '银行未说明原因，请重试或更换银行卡。',
  none: '请重试，或咨询客服。',
};

/** What a device is called whose browser did not say. */
export const cnUnknownDevice = '未知设备';
