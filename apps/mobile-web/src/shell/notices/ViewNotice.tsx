import { Suspense } from 'react';
import { useSession } from '@parlor/core';
import { lazyPart } from '../lazyPart.ts';

const ViewBar = lazyPart(async () => (await import('@parlor/auth/view-bar')).ViewBar);

/** Shows that an operator is viewing the account in this session. */
export function ViewNotice() {
  return (
    useSession()?.view && (
      <Suspense fallback={null}>
        <ViewBar />
      </Suspense>
    )
  );
}
