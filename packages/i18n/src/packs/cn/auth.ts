import type { Messages } from '../../messages.ts';
import type { auth as english } from '../en/auth.ts';

export const auth: Messages<typeof english> = {
  title: { login: '登录', register: '注册账号', forget: '忘记密码', changePassword: '修改密码', agentLogin: '代理登录' },
  field: {
    username: '用户名', password: '密码', confirmPassword: '确认密码', captcha: '验证码', paymentPassword: '支付密码', nickname: '昵称',
    payeeName: '开户人姓名', email: '电子邮箱', mobileNum: '手机号码', idNumber: '证件号码', qqNum: 'QQ', facebook: 'Facebook', wechat: '微信', line: 'LINE',
    whatsapp: 'WhatsApp', zalo: 'Zalo', birthday: '出生日期', recommenderId: '推荐人', affiliateCode: '邀请码', verificationCode: '短信验证码',
  },
  optional: '选填',
  captcha: { picture: '验证码图片', refresh: '换一张', help: '请输入图片中的内容或算式的结果。', failed: '图片加载失败。' },
  code: {
    send: '发送验证码', again: '{seconds} 秒', againIn: '{seconds} 秒后可再次获取验证码', in_sms_sending: '正在发送验证码…', in_sms_send: '验证码已发出。',
    country: '国家或地区：{name} {code}', countryTitle: '国家或地区', countrySearch: '搜索国家、地区或区号', countryNone: '没有找到。', countriesFailed: '国家列表加载失败。',
  },
  login: { text: '很高兴再次见到您。', agentText: '本站代理专用。您的团队和推广码都在这里。', submit: '登录', toRegister: '还没有账号？立即注册', wait: '请在 {seconds} 秒后重试。', toForget: '忘记密码？' },
  register: {
    text: '只需一分钟，即可开始游戏。', submit: '注册账号', toLogin: '已有账号？去登录', in_registered_successfully: '欢迎加入！您的账号已开通。', available: '该用户名可以使用',
    disclaimer: '我已年满 {age} 岁，并同意服务条款。', terms: '阅读服务条款', disclaimerNeeded: '请确认您的年龄并同意服务条款。',
    unavailableTitle: '注册表单加载失败', closed: '暂未开放注册。',
  },
  forget: {
    soon: '您将在这里重设密码', soonText: '通过邮箱或手机验证码。在此之前，客服可以为您办理。',
    off: '客服会帮您登录', offText: '本站由客服为您重设密码。', toLogin: '返回登录',
  },
  changePassword: { soon: '您将在这里修改密码', soonText: '需要您的当前密码。在此之前，客服可以为您修改。', way: '前往我的账号' },
  social: {
    title: '使用其他账户登录', or: '或', google: '使用 Google 继续', facebook: '使用 Facebook 继续', note: '继续即表示您已达到法定年龄并接受条款。',
    machineCheck: '验证码受 reCAPTCHA 保护，适用 Google 的隐私政策和服务条款。',
  },
};
