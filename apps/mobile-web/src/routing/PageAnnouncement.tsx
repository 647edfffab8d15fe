import { useState } from 'react';
import { VisuallyHidden } from '@parlor/ui-kit';

/** Announces the title of each new page to screen readers, which read the first one by themselves. */
export function PageAnnouncement({ title }: { title: string }) {
  const [shown, setShown] = useState(title);
  const [said, setSaid] = useState('');
  if (title !== shown) {
    setShown(title);
    setSaid(title);
  }
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic>
        {said}
      </span>
    </VisuallyHidden>
  );
}
