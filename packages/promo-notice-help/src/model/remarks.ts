import { rewardForm } from '@parlor/contract';

/** Returns the length of trimmed remarks in code points, as the gateway counts it. */
export const remarksLength = (remarks: string): number => Array.from(remarks.trim()).length;

/** Whether required remarks can be sent (PROMO-05). */
export function areRemarksValid(remarks: string): boolean {
  const length = remarksLength(remarks);
  return length > 0 && length <= rewardForm.maxRemarks;
}
