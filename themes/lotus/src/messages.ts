import type { ThemeMessages } from '@parlor/theme';

/** The market's own words. */
export const messages: ThemeMessages = {
  EN: { 'common.shell.inviteText': 'Bring a friend to the market: share this link.' },
  TY: { 'common.shell.inviteText': 'ชวนเพื่อนมาเดินตลาดด้วยกัน แชร์ลิงก์นี้ได้เลย' },
};
