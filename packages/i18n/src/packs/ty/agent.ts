import type { Messages } from '../../messages.ts';
import type { agent as english } from '../en/agent.ts';

export const agent: Messages<typeof english> = {
  title: { home: 'ศูนย์ตัวแทน' },
  home: { code: 'รหัสตัวแทน', directMembers: 'สมาชิกสายตรง', teamMembers: 'ทีม', loadFailed: 'โหลดข้อมูลทีมไม่สำเร็จ', copy: 'คัดลอกรหัส', copied: 'คัดลอกแล้ว' },
};
