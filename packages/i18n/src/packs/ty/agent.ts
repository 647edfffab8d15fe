import type { Messages } from '../../messages.ts';
import type { agent as english } from '../en/agent.ts';

export const agent: Messages<typeof english> = {
  title: { home: 'ศูนย์ตัวแทน' },
};
