import { useState, type ReactNode } from 'react';

import { Root, type AvatarSize } from './Avatar.styles.ts';

export type { AvatarSize } from './Avatar.styles.ts';

/** Props of `Avatar`. The letter is used if `src` is missing or fails. */
export interface AvatarProps {
  /** The person's name. Its first letter is the fallback. */
  readonly name: string;
  /** Address of the picture. If it is missing or fails, the first letter of the name is shown. */
  readonly src?: string;
  /** `small` in rows, `medium` in headers, `large` on a profile. */
  readonly size?: AvatarSize;
}

const graphemes = new Intl.Segmenter();

function firstLetter(name: string): string {
  // Thai vowels written before their consonant are not legible alone, so they are skipped.
  const [first] = graphemes.segment(name.trim().replace(/^[เแโใไ]/u, ''));
  return first?.segment ?? '?';
}

/** A person's picture or initial. Decorative: show the name as text beside it. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <Root aria-hidden $size={size}>
      {src !== undefined && src !== failedSrc ? (
        <img
          src={src}
          alt=""
          decoding="async"
          onError={() => {
            setFailedSrc(src);
          }}
        />
      ) : (
        firstLetter(name)
      )}
    </Root>
  );
}
