import { useMemo, type ReactNode } from 'react';

import { qrPath } from './qrPath.ts';
import { Root } from './QrCode.styles.ts';

export interface QrCodeProps {
  /** What a reader of the code gets: an address, up to some 2,300 bytes. */
  readonly value: string;
  /** What the code is for; its name for screen readers. Give the address itself beside it, for those who cannot scan. */
  readonly label: string;
  /** The side of the square as a CSS length; it never grows past its place. */
  readonly size?: string;
}

/** A QR code, dark on light in every mode with a quiet zone around it, because that is what every reader understands. */
export function QrCode({ value, label, size = '12rem' }: QrCodeProps): ReactNode {
  const drawing = useMemo(() => qrPath(value), [value]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold the drawing itself
    <Root role="img" aria-label={label} viewBox={`0 0 ${drawing.size} ${drawing.size}`} shapeRendering="crispEdges" style={{ inlineSize: size }}>
      {/* oxlint-disable parlor/no-literal-color -- no brand's colours: a reader needs dark on light, whatever the page looks like */}
      <rect width={drawing.size} height={drawing.size} fill="white" />
      <path d={drawing.path} fill="black" />
      {/* oxlint-enable parlor/no-literal-color */}
    </Root>
  );
}
