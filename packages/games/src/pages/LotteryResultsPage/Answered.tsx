import type { ReactNode } from 'react';
import { errorMessageKey } from '@parlor/api-client';
import { useMessage, useTranslation } from '@parlor/i18n';
import { ErrorState, Skeleton, Stack } from '@parlor/ui-kit';

export interface AnsweredProps<Value> {
  query: { data?: Value | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Renders the loaded content. */
  children: (value: Value) => ReactNode;
}

/** The loaded content; its skeleton while it loads, and a retry after a failure. */
export function Answered<Value>({ query: { data, error, isFetching, refetch }, children }: AnsweredProps<Value>) {
  const { t } = useTranslation('lottery');
  const { t: common } = useTranslation();
  const message = useMessage();
  if (data !== undefined) return children(data);
  if (error !== undefined)
    return (
      <ErrorState
        title={t('unavailable')}
        description={message(errorMessageKey(error))}
        retryLabel={common('action.retry')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <div aria-busy="true">
      <Stack gap={3}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} shape="control" />
        ))}
      </Stack>
    </div>
  );
}
