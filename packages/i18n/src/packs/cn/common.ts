import type { Messages } from '../../messages.ts';
import type { common as english } from '../en/common.ts';

export const common: Messages<typeof english> = {
  action: {
    back: '返回', cancel: '取消', close: '关闭', retry: '重试', all: '全部', reload: '重新加载', show: '显示', hide: '隐藏', copy: '复制', pause: '暂停', play: '播放',
  },
  shell: {
    home: '首页', promotion: '优惠活动', deposit: '存款', invite: '邀请', member: '我的', menu: '菜单', login: '登录', register: '注册', logout: '退出登录',
    language: '语言', theme: '外观', dark: '深色', light: '浅色', contrast: '高对比度', notice: '公告', allNotices: '全部公告', help: '帮助中心', gameRecord: '投注记录',
    transactionRecord: '账户明细', skipToContent: '跳到正文', mainNavigation: '主导航', welcomeBack: '欢迎回来', loginNow: '立即登录',
    newPlayer: '还没有账号？立即注册', pleaseLogin: '请登录', balance: '余额', agentCentre: '代理中心',
    inviteTitle: '邀请好友', inviteText: '把本站分享给好友。', invitePlace: '您的专属链接', copied: '已复制',
    copyFailed: '此处无法自动复制，请长按文字手动复制。', messages: '通知', balanceHidden: '余额已隐藏', service: '在线客服',
    freePlay: '免费试玩', signOut: '退出', withdraw: '取款', shortcuts: '快捷入口', places: '全部栏目',
    profitAndLoss: '盈亏报表', rewardCentre: '奖励中心', manualRebate: '自助返水', securityCentre: '安全中心', inbox: '站内信',
    vip: 'VIP 特权', share: '分享', speedTest: '线路测速', download: '下载应用', changePassword: '修改登录密码',
    paymentPassword: '支付密码', channels: '官方频道', accountMenu: '我的账户', profile: '个人资料',
    serviceMenu: '消息与客服', feedback: '意见反馈', allDayService: '24 小时在线客服',
    noChannelTitle: '暂时无法在此联系客服', noChannelText: '帮助中心解答了玩家最常问的问题。',
    accountBar: '快捷栏', inviteQr: '您的链接二维码', downloadText: '一键打开 {name}。', homeScreen: '添加到主屏幕',
    homeScreenText: '无需下载，始终最新', profileInstall: '安装描述文件', profileText: '把图标放到主屏幕',
    iosApp: '下载 iOS 版', androidApp: '下载 Android 版', needsSafari: '请使用 Safari 浏览器下载应用。',
    noDownload: '此设备暂无可下载的应用，请联系客服。',
    scanToOpen: '用手机扫码打开本站', siteQr: '本站二维码', hideDownload: '隐藏下载栏',
  },
  state: {
    loading: '加载中…', errorTitle: '出错了', errorText: '请重试。如果问题仍然存在，请联系客服。',
    updateReady: '新版本已就绪。', offline: '网络已断开，恢复连接后将自动继续。', slow: '网络较慢，请稍候…', backOnline: '网络已恢复',
    pageFailedTitle: '页面加载失败', pageFailedText: '请检查网络后重试。',
    trialRefused: '请登录实际账号以使用此功能',
    blockedTitle: '您所在的地区暂不提供服务', blockedText: '您的 IP 地址或所在地区无法访问本站。', yourAddress: '您的 IP 地址：{ip}', contact: '联系我们',
    maintenanceTitle: '我们很快回来', maintenanceText: '平台正在维护中。',
    insecureTitle: '当前连接无法保护您的密码', insecureText: '登录需要使用安全地址（https）。如果您自行运营本站，请使用“npm start -- --https”启动。',
  },
  errors: {
    network: { offline: '网络已断开，请检查网络后重试。', unreachable: '暂时无法连接服务器，请稍后重试。', insecure: '当前连接不安全，未发送任何数据。请使用 https 打开本站。' },
    request: {
      invalid: '请检查您填写的内容。', not_found: '该内容已不存在。', too_large: '内容过大，无法发送。', rate_limited: '操作过于频繁，请稍候再试。',
      encryption_required: '当前连接未受保护，请刷新页面后重试。', encryption_invalid: '加密信息无法读取，请刷新页面后重试。',
      replayed: '该请求已提交过，请重试。', idempotency_required: '请检查您填写的内容。', idempotency_conflict: '该请求已用其他内容提交过，请重新开始。',
    },
    session: { not_found: '该设备已退出登录。', required: '您尚未登录，请先登录', ended: '您的账号已退出，请重新登录' },
    permission: { denied: '抱歉，该账号没有权限，或此功能暂不可用。' },
    auth: {
      invalid_credentials: '用户名或密码错误', captcha_incorrect: '验证码错误', too_many_attempts: '尝试次数过多，请稍后再试。',
      bot_check_required: '正在确认您不是机器人，请重试。', code_incorrect: '验证码错误', provider_refused: '登录未获确认，请重试。',
      agent_incorrect: '代理信息有误',
      user_disabled: '抱歉，该用户不存在或已被停用。', non_member: '非会员账号无法登录', non_agent: '非代理账号无法登录',
    },
    register: { closed: '暂未开放注册。', invalid: '请检查标出的内容。', username_taken: '抱歉，该用户名已被注册。', mobile_taken: '该手机号已有账号。', referrer_invalid: '推荐链接有误' },
    password: { invalid: '请检查新密码。', incorrect: '登录密码不正确。', old_incorrect: '当前密码不正确。', link_invalid: '该链接已失效，请重新获取。' },
    modify: { new: { old: { same: '新密码不能与当前密码相同。' } } },
    account: { real_required: '请登录正式账号后使用此功能' },
    wallet: {
      insufficient_balance: '余额不足。', amount_invalid: '请输入金额，例如 100.00。', amount_below_minimum: '金额低于最低限额。', amount_above_maximum: '金额超过最高限额。',
    },
    deposit: { method_unavailable: '该存款方式暂不可用。', limit_reached: '该金额超出您的存款限额。', order_not_found: '未找到该笔存款。', order_expired: '该笔存款已过期，请重新发起。' },
    game: {
      not_found: '未找到该游戏。', launch_url_empty: '请求的游戏地址为空，请检查请求格式。', vendor_maintenance: '该游戏正在维护，请先玩其他游戏。',
      free_play_unsupported: '该游戏不支持免费试玩。',
    },
    order: { not_found: '未找到该注单。' },
    announcement: { not_found: '该公告已下线。' },
    promotion: { not_found: '该活动已下线。' },
    system: {
      maintenance: '平台正在维护中', region_restricted: '您的 IP 地址或所在地区无法访问本站。', unavailable: '系统升级中，请稍后再试。', unknown: '未知错误',
    },
  },
};
