import { useState } from 'react';
import { VisuallyHidden } from '@parlor/ui-kit';

/** Says the title of each page that replaces another one to screen readers; the first one they read themselves. */
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
