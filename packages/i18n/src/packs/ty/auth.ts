import type { Messages } from '../../messages.ts';
import type { auth as english } from '../en/auth.ts';

export const auth: Messages<typeof english> = {
  title: { login: 'เข้าสู่ระบบ', register: 'สมัครสมาชิก' },
};
