import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '@parlor/ui-kit';

const TermsForm = lazy(async () => ({ default: (await import('./TermsForm.tsx')).TermsForm }));

/** The form of a contract's terms. Its code loads when the form is opened, because most visits only read contracts. */
export function LazyTermsForm(props: ComponentProps<typeof TermsForm>) {
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <TermsForm {...props} />
    </Suspense>
  );
}
