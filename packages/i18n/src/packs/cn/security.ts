import type { Messages } from '../../messages.ts';
import type { security as english } from '../en/security.ts';

export const security: Messages<typeof english> = {
  center: {
    loadFailed: '安全中心加载失败', protection: '安全等级', score: '已开启 {done}/{total} 项保护',
    level: { low: '低', middle: '中', high: '高' }, full: '您的账户保护已全部开启。', next: '下一步：{step}',
    money: '资金', contact: '联系方式', login: '登录', profile: '个人资料', isSet: '已设置', notSet: '未设置', locked: '已锁定', verified: '已验证', notVerified: '未验证',
    mobile: '手机号码', mobileText: '用于登录和接收验证码', email: '邮箱', emailText: '用于接收链接和验证码', bankCardsText: '您的收款账户', card: '{bank} •••• {lastFour}',
    moreCards: '{count, plural, other {# 张银行卡}}', nickname: '昵称和头像', nicknameText: '我们对您的称呼', password: '登录密码',
  },
  field: {
    loginPassword: '登录密码', paymentPassword: '支付密码', oldPassword: '当前支付密码', newPassword: '新支付密码', newPasswordAgain: '确认新支付密码',
    code: '验证码', newPasswordHelp: '6 位数字。请勿使用连续数字（如 123456）、重复数字、生日或手机号码。', mobileNum: '手机号码', email: '邮箱',
    bank: '银行', bankPlaceholder: '请选择银行', payeeName: '收款姓名', payeeNameHelp: '须与银行账户户名完全一致，所有银行卡必须使用此姓名。', payeeNameFixed: '您的所有银行卡均使用此姓名。',
    accountNumber: '账号', accountNumberHelp: '{min} 至 {max} 位数字', nickname: '昵称', nicknameHelp: '2 至 20 个字符，支持任意文字。留空则显示账号。',
  },
  code: { send: '发送验证码', again: '{seconds} 秒', againIn: '{seconds} 秒后可重新发送', sentTo: '验证码已发送至 {target}。' },
  payment: {
    setText: '只有您知道的 6 位数字，用于保护提款和银行卡，与登录密码不同。', set: '设置支付密码', wasSet: '支付密码已设置',
    changeText: '输入当前支付密码并设置新的支付密码。', change: '修改支付密码', wasChanged: '支付密码已修改', forgotten: '忘记了？', lockedTitle: '暂时锁定',
    lockedText: '错误次数过多。您可以在 {time} 后重试，或立即重新设置。', resetText: '我们会将验证码发送至 {target}，凭验证码和登录密码即可重新设置。',
    reset: '重新设置支付密码', back: '我想起来了', serviceTitle: '由客服为您设置', serviceText: '没有可接收验证码的已验证手机或邮箱，需要人工核实您的身份。',
    service: '联系客服',
  },
  cards: {
    loadFailed: '银行卡加载失败', text: '奖金将支付到以下账户。账号保密，仅显示后四位。', emptyTitle: '还没有银行卡',
    emptyText: '添加用于收款的银行账户，必须是您本人的账户。', add: '添加银行卡', addText: '添加', added: '银行卡已添加', count: '{count}/{max} 张',
    full: '您已有 {max} 张银行卡，已达上限。请先删除一张。', default: '默认', makeDefault: '设为默认', madeDefault: '已设为默认银行卡', remove: '删除',
    removeOf: '删除 {card}', makeDefaultOf: '设为默认：{card}', removeTitle: '删除 {card}？', removeText: '删除后将无法收款到该卡。请输入支付密码确认。', removed: '银行卡已删除',
    locked: '已收过款', lockedText: '您的银行卡已有提款记录，该卡和收款姓名须由客服修改。', number: '账号尾号 {lastFour}', payee: '收款姓名',
    rename: '更正姓名', renameTitle: '更正收款姓名', renameText: '所有银行卡的姓名都会随之更改。', renamed: '收款姓名已更正', needsPassword: '请先设置支付密码',
    needsPasswordText: '它保护您的银行卡：没有它，任何人都无法添加或删除银行卡。', needsPasswordWay: '设置支付密码', notOffered: '该币种暂不支持银行卡', notOfferedText: '客服会告知您如何收款。',
  },
  contact: {
    mobileText: '我们会发送验证码以确认该号码属于您。', emailText: '我们会发送验证码以确认该邮箱属于您。', present: '当前：{masked}', bindMobile: '绑定手机', bindEmail: '绑定邮箱',
    mobileBound: '手机号码已验证', emailBound: '邮箱已验证', closedTitle: '此处无法绑定', closedText: '客服可以为您提供帮助。', countriesFailed: '国家列表加载失败。',
    proofLogin: '请输入登录密码以确认是您本人。', proofPayment: '请输入支付密码以确认是您本人。', country: '国家：{name}，{code}', countryTitle: '国家', countrySearch: '搜索', countryNone: '未找到国家',
  },
  profile: {
    icon: '头像', initial: '您名字的首字', save: '保存', saved: '已保存', loadFailed: '个人资料加载失败',
    icons: { flower: '花', cat: '猫', dog: '狗', rabbit: '兔子', horse: '马', bird: '鸟', butterfly: '蝴蝶', fish: '鱼', crown: '皇冠', rocket: '火箭', diamond: '钻石', clover: '三叶草' },
  },
  validation: {
    required: '请填写此项', payment_password: '请输入 6 位数字', payment_password_weak: '太容易被猜到', in_incorrect_password: '请再次输入', in_confirmation_correct: '两次输入不一致',
    same_as_old: '请设置与当前不同的支付密码', account_number: '{min} 至 {max} 位数字', name: '{min} 至 {max} 个字', nickname: '{min} 至 {max} 个字符', any: '请检查此项', email: '请输入邮箱地址', email_any_ending: '请输入邮箱地址',
    digits: '{min} 至 {max} 位数字', code: '请输入 6 位验证码',
  },
  /** Why a call about payment passwords, bank cards or withdrawals was refused, by its error code. */
  errors: {
    profile: { invalid: '请换一个昵称。' },
    contact: { taken: '该号码或邮箱已属于其他账户。' },
    payment_password: {
      invalid: '请检查新的支付密码。', wrong: '支付密码不正确。', locked: '支付密码错误次数过多，请 30 分钟后再试。',
      not_set: '请先设置支付密码。', already_set: '已设置。',
      reset_by_service: '客服将为您重设。',
    },
    bank_card: {
      invalid: '请检查标记的内容。', name_differs: '该银行卡的户名不同。所有银行卡必须使用您本人的收款姓名。',
      number_refused: '无法添加该账号，请检查或联系客服。', limit_reached: '银行卡数量已达上限，请先删除一张。',
      not_found: '该银行卡已不存在。', locked: '该银行卡已有提款记录，请联系客服修改。',
    },
    payee_name: { invalid: '请检查收款姓名。', locked: '该收款姓名已有提款记录，请联系客服修改。' },
    withdrawal: {
      unavailable: '暂时无法提款，请联系客服。', card_required: '请先添加银行卡。',
      wagering_left: '您还需要完成一些投注才能提款。', daily_limit: '该金额超出您今日可提款额度。',
      not_found: '未找到该笔提款。', not_cancellable: '该笔提款已无法取消。',
    },
  },
};
