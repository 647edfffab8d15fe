import { Suspense } from 'react';
import { useSession } from '@parlor/core';
import { lazyPart } from '../lazyPart.ts';

const ViewBar = lazyPart(async () => (await import('@parlor/auth/view-bar')).ViewBar);

/** Shows that the session is the one of an operator who views the account. */
export function ViewNotice() {
  return (
    useSession()?.view && (
      <Suspense fallback={null}>
        <ViewBar />
      </Suspense>
    )
  );
}
