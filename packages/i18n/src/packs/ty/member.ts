import type { Messages } from '../../messages.ts';
import type { member as english } from '../en/member.ts';

export const member: Messages<typeof english> = {
  title: { home: 'บัญชี' },
};
