import type { Messages } from '../../messages.ts';
import type { support as english } from '../en/support.ts';

/** Customer service: the chat and feedback. */
export const support: Messages<typeof english> = {
  chat: {
    log: '消息',
    you: '您',
    service: '客服',
    empty: '有什么可以帮您？',
    emptyText: '请给我们留言，回复会显示在这里，之后也可查看。',
    away: '目前没有客服在线',
    awayText: '请留言，我们回来后会在这里回复您。',
    loadFailed: '消息加载失败',
    label: '您的消息',
    send: '发送',
    sending: '发送中',
    failed: '未发送',
    retry: '重新发送',
    seen: '已读',
    sent: '已发送',
    tooLong: '最多 {count} 个字符',
  },
  feedback: {
    title: '给我们留言',
    kind: '关于什么？',
    kinds: {
      suggestion: '建议',
      problem: '问题',
      praise: '表扬',
    },
    label: '您的反馈',
    help: '{min} 至 {max} 个字符',
    tooShort: '请至少输入 {min} 个字符',
    tooLong: '请最多输入 {max} 个字符',
    send: '提交反馈',
    sent: '谢谢，我们会阅读每一条反馈。',
    yours: '您提交的反馈',
    empty: '您还没有提交反馈',
    emptyText: '喜欢什么、缺少什么、哪里有问题，请在上方告诉我们。',
    answer: '我们的回复',
    waiting: '尚未回复',
    more: '显示更多',
    loadFailed: '您的反馈加载失败',
  },
};
