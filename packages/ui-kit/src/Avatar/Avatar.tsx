import { useState, type ReactNode } from 'react';

import { Root, type AvatarSize } from './Avatar.styles.ts';

export type { AvatarSize } from './Avatar.styles.ts';

export interface AvatarProps {
  /** The person's name; its first letter stands in for a missing picture. */
  readonly name: string;
  /** Address of the picture; without it, or when it fails, the first letter of the name is shown. */
  readonly src?: string;
  /** How large: in a row, in a header, or on a profile. */
  readonly size?: AvatarSize;
}

const graphemes = new Intl.Segmenter();

function firstLetter(name: string): string {
  // A Thai vowel that is written before its consonant is no letter to stand alone.
  const [first] = graphemes.segment(name.trim().replace(/^[เแโใไ]/u, ''));
  return first?.segment ?? '?';
}

/** A person's picture or letter. Decoration: the name stands beside it in words. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <Root aria-hidden $size={size}>
      {src !== undefined && src !== failedSrc
        ? <img src={src} alt="" decoding="async" onError={() => { setFailedSrc(src); }} />
        : firstLetter(name)}
    </Root>
  );
}
