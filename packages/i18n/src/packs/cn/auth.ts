import type { Messages } from '../../messages.ts';
import type { auth as english } from '../en/auth.ts';

export const auth: Messages<typeof english> = {
  title: { login: '登录', register: '注册账号', forget: '忘记密码', changePassword: '修改密码', agentLogin: '代理登录', devices: '登录设备' },
  field: {
    username: '用户名', password: '密码', confirmPassword: '确认密码', captcha: '验证码', paymentPassword: '支付密码', nickname: '昵称',
    payeeName: '开户人姓名', email: '电子邮箱', mobileNum: '手机号码', idNumber: '证件号码', qqNum: 'QQ', facebook: 'Facebook', wechat: '微信', line: 'LINE',
    whatsapp: 'WhatsApp', zalo: 'Zalo', birthday: '出生日期', recommenderId: '推荐人', affiliateCode: '邀请码', verificationCode: '短信验证码',
  },
  optional: '选填',
  captcha: { picture: '验证码图片', refresh: '换一张', help: '请输入图片中的内容或算式的结果。', failed: '图片加载失败。' },
  code: {
    send: '发送验证码', again: '{seconds} 秒', againIn: '{seconds} 秒。{seconds} 秒后可再次获取验证码', in_sms_sending: '正在发送验证码…', in_sms_send: '验证码已发出。',
    country: '国家或地区：{name} {code}', countryTitle: '国家或地区', countrySearch: '搜索国家、地区或区号', countryNone: '没有找到。', countriesFailed: '国家列表加载失败。',
  },
  login: {
    text: '很高兴再次见到您。', agentText: '本站代理专用。您的团队和推广码都在这里。', submit: '登录', toRegister: '还没有账号？立即注册', toForget: '忘记密码？',
    methods: '登录方式', byPassword: '密码登录', byCode: '短信登录', remember: '记住我', agentCode: '代理代码：{code}',
    wait: '距离可重试还有', waitOver: '现在可以重试了。', wayByCode: '改用短信验证码', wayByReset: '设置新密码',
  },
  register: {
    text: '只需一分钟，即可开始游戏。', submit: '注册账号', toLogin: '已有账号？去登录', in_registered_successfully: '欢迎加入！您的账号已开通。', available: '该用户名可以使用',
    disclaimer: '我已年满 {age} 岁，并同意服务条款。', terms: '阅读服务条款', disclaimerNeeded: '请确认您的年龄并同意服务条款。',
    unavailableTitle: '注册表单加载失败', closed: '暂未开放注册。',
    methods: '注册方式', byName: '用户名注册', byNumber: '手机号注册',
    part: { account: '您的账号', person: '关于您', contact: '联系方式', invitation: '邀请您的人' },
    calendar: { open: '打开日历', previousMonth: '上个月', nextMonth: '下个月', month: '月', year: '年' },
    referrerType: '您使用的链接没有对应的推荐人。如有邀请码，请在下方填写。',
    referrerGone: '您使用的链接没有对应的推荐人，但仍可注册账号。',
  },
  forget: {
    off: '客服会帮您登录', offText: '本站由客服为您重设密码。', toLogin: '返回登录',
    text: '重设密码后即可继续使用。',
    ways: '重设密码的方式', byEmail: '通过邮箱', byPhone: '通过手机',
    emailText: '我们会把链接发送到您账号的邮箱。', phoneText: '我们会把验证码发送到您账号的手机号。',
    emailIncorrect: '邮箱不正确', sendLink: '发送链接', wait: '请稍候…', linkSent: '请查收邮件。',
    mobileMin: '至少 {min} 位数字', newPassword: '新密码', newPasswordAgain: '确认新密码', setPassword: '设置新密码',
    phoneDone: '新密码已设置，您已登录。', phoneTitle: '通过手机重设密码',
    linkText: '为您的账号设置新密码。', linkDone: '新密码已设置，请用它登录。',
    linkGone: '此链接已失效', linkGoneText: '链接只能使用一次，30 分钟内有效，申请新链接后旧链接即失效。', linkAgain: '重新获取链接',
  },
  changePassword: {
    text: '本设备保持登录，其他设备都需要重新登录。', oldPassword: '当前密码', submit: '修改密码',
    saving: '正在保存…', in_chang_saved: '修改已保存', same_password: '这就是您的当前密码', sameText: '新密码不能与当前密码相同。', sameBack: '换一个密码',
    forgotten: '忘记了？通过手机重设', forgottenEmail: '忘记了？通过邮箱重设',
  },
  devices: {
    text: '您当前登录的设备。如有不认识的设备，请将其退出登录并修改密码。', list: '设备', name: '{system} 上的 {browser}', unknown: '未知设备',
    thisDevice: '本设备', address: 'IP 地址', since: '登录时间', lastSeen: '最近使用', onlyThis: '您只在本设备上登录。', loadFailed: '设备列表加载失败',
    logOut: '退出 {device} 的登录', logOutTitle: '退出 {device} 的登录？', logOutText: '该设备需要重新登录才能使用。', submit: '退出登录', loggedOut: '该设备已退出登录',
    others: '退出其他所有设备', othersTitle: '退出其他所有设备的登录？', othersText: '本设备保持登录，其他设备都需要重新登录。', othersLoggedOut: '其他所有设备已退出登录',
  },
  social: {
    title: '使用其他账户登录', or: '或', google: '使用 Google 继续', facebook: '使用 Facebook 继续', note: '继续即表示您已达到法定年龄并接受条款。',
    machineCheck: '验证码受 reCAPTCHA 保护，适用 Google 的隐私政策和服务条款。',
  },
};
