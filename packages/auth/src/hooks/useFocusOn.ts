import { useEffect, useState } from 'react';

/**
 * Moves the focus to a field of a form once its message is rendered. `delayMs` gives time to read the message first.
 * Also finds a field that has just been rendered.
 */
export function useFocusOn<Field extends string>(
  setFocus: (field: Field) => void,
): (field: Field | undefined, delayMs?: number) => void {
  const [wish, setWish] = useState<{ field: Field; delayMs: number }>();

  useEffect(() => {
    if (!wish) return undefined;
    if (wish.delayMs === 0) {
      setFocus(wish.field);
      return undefined;
    }
    const timer = setTimeout(() => setFocus(wish.field), wish.delayMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- each wish moves the focus once, regardless of later renders
  }, [wish]);

  return (field, delayMs = 0) => setWish(field === undefined ? undefined : { field, delayMs });
}
