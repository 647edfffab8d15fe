import { useState } from 'react';
import { errorMessageKey, isApiError, useClaimRebateMutation } from '@parlor/api-client';
import { toastDuration, useToast } from '@parlor/core';

/** Claims the rebate. A second tap while the first is pending has no effect. */
export function useRebateClaim(written: (amount: string) => string): {
  claim: () => Promise<void>;
  isClaiming: boolean;
} {
  const toast = useToast();
  const [send, { isLoading }] = useClaimRebateMutation();
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const claim = async (): Promise<void> => {
    if (isLoading) return;
    const { data, error } = await send({ idempotencyKey });
    if (data) {
      setIdempotencyKey(crypto.randomUUID());
      toast({
        tone: 'success',
        messageKey: 'loyalty:rebate.claimed',
        values: { amount: written(data.amount) },
        durationMs: toastDuration.short,
      });
      return;
    }
    toast({ tone: 'danger', messageKey: errorMessageKey(error), durationMs: toastDuration.short });
    // Without an answer the claim may have been paid. The same key keeps a retry from being a second claim.
    if (isApiError(error) && error.status !== 0 && error.status < 500) setIdempotencyKey(crypto.randomUUID());
  };

  return { claim, isClaiming: isLoading };
}
