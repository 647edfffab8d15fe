import { rewardForm } from '@parlor/contract';

/** Characters of remarks as they are sent, counted as the gateway counts them: code points, without spaces around. */
export const remarksLength = (remarks: string): number => Array.from(remarks.trim()).length;

/** Whether remarks can be sent where they are required (PROMO-05). */
export function areRemarksFit(remarks: string): boolean {
  const length = remarksLength(remarks);
  return length > 0 && length <= rewardForm.maxRemarks;
}
