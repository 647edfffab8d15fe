import { useState } from 'react';
import { VisuallyHidden } from '@parlor/ui-kit';

/** Announces the title of each new page to screen readers, which read the first one by themselves. */
export function PageAnnouncement({ title }: { title: string }) {
  const [shown, setShown] = useState(title);
  const [announced, setAnnounced] = useState('');
  if (title !== shown) {
    setShown(title);
    setAnnounced(title);
  }
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic>
        {announced}
      </span>
    </VisuallyHidden>
  );
}
