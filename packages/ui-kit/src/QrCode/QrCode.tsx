import { useMemo, type ReactNode } from 'react';

import { qrPath } from './qrPath.ts';
import { Root } from './QrCode.styles.ts';

/** Props of `QrCode`. Longer values give smaller modules in the same square. */
export interface QrCodeProps {
  /** Content of the code, up to about 2,300 bytes. */
  readonly value: string;
  /** Accessible name. Show the content as text too, for people who cannot scan. */
  readonly label: string;
  /** Side of the square as a CSS length; limited by the container. */
  readonly size?: string;
}

/** A QR code. Dark on light in every mode, with a quiet zone, since not every scanner reads inverted codes. */
export function QrCode({ value, label, size = '12rem' }: QrCodeProps): ReactNode {
  const drawing = useMemo(() => qrPath(value), [value]);
  return (
    <Root
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot hold the drawing itself
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
      style={{ inlineSize: size }}
    >
      {/* oxlint-disable parlor/no-literal-color -- no brand's colours: a reader needs dark on light, whatever the page looks like */}
      <rect width={drawing.size} height={drawing.size} fill="white" />
      <path d={drawing.path} fill="black" />
      {/* oxlint-enable parlor/no-literal-color */}
    </Root>
  );
}
