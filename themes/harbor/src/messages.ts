import type { ThemeMessages } from '@parlor/theme';

/** The paper's own words. */
export const messages: ThemeMessages = {
  EN: { 'common.shell.promotion': 'Offers' },
  TY: { 'common.shell.promotion': 'ข้อเสนอ' },
};
