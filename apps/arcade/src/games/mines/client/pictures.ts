import type { Dress } from '../../../arcadeApi.ts';
import { motifAddress, plainMotifAddress, svgAddress } from '../../../shell/motifPicture.ts';

/** The pictures of the board, as addresses. */
export interface MinesPictures {
  gem: string;
  mine: string;
  /** The picture of closed tiles; undefined without a dress. */
  back: string | undefined;
}

/** The colours of the gem without a dress. */
const emerald = { light: '#d6ffe9', accent: '#2fd08a', ink: '#04573f' };

function cutGem({ light, accent, ink }: { light: string; accent: string; ink: string }): string {
  return svgAddress(
    '0 0 100 100',
    `<path fill="${accent}" d="M28 16h44l20 26-42 46L8 42z"/><path fill="${light}" d="M28 16h44L62 42H38z"/>` +
      `<path fill="${ink}" opacity=".45" d="M8 42h30l12 46zM92 42H62L50 88z"/>` +
      `<path fill="#fff" opacity=".55" d="M28 16 8 42h30zM33 21h20l-13 16z"/>` +
      `<path fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" d="M28 16h44l20 26-42 46L8 42zM8 42h84M28 16l10 26 12 46 12-46 10-26"/>`,
  );
}

const mine = svgAddress(
  '0 0 100 100',
  '<g stroke="#75677f" stroke-width="9" stroke-linecap="round"><path d="M50 10v84M10 52h80M22 24l56 56M78 24 22 80"/></g>' +
    '<radialGradient id="b" cx=".36" cy=".3" r=".8"><stop stop-color="#8d8196"/><stop offset=".4" stop-color="#3a3042"/><stop offset="1" stop-color="#0d0710"/></radialGradient>' +
    '<circle cx="50" cy="52" r="29" fill="url(#b)" stroke="#0d0710" stroke-width="3"/><circle cx="40" cy="41" r="7" fill="#fff" opacity=".8"/>' +
    '<circle cx="56" cy="58" r="7" fill="#ff5a4a"/><circle cx="54" cy="56" r="2.500" fill="#fff"/>',
);

/**
 * Chooses the pictures of a dress. Its second motif is the treasure, its first one the mark on closed tiles. A dress
 * with a single motif shows a gem in its colours, since that motif may be a sign of danger.
 */
export function picturesOf(dress: Dress | null): MinesPictures {
  const [mark, treasure] = dress?.motifs ?? [];
  return {
    gem: treasure ? motifAddress(treasure) : cutGem(dress?.colours ?? emerald),
    mine,
    back: mark && plainMotifAddress(mark, '#fff'),
  };
}
