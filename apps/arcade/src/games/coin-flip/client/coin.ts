import type { Dress } from '../../../arcadeApi.ts';
import { element } from '../../../shell/element.ts';
import { plainMotifAddress, svgAddress } from '../../../shell/motifPicture.ts';
import { coinSides, type CoinSide } from '../rules.ts';

const HALF_TURN = 180;
/** Whole turns of a flip. */
const TURNS = 4;
/** Discs between the faces, which give the coin its thickness. */
const EDGES = 7;

/** The coin. It lands on the given side. */
export interface Coin {
  root: HTMLElement;
  /** Moves a little while the answer is pending. */
  wait: () => void;
  /** Lands on a side, after the flight time of the style sheet unless `isStill` is set. */
  land: (side: CoinSide, isStill: boolean) => void;
  setResult: (result: 'right' | 'wrong' | undefined) => void;
}

/** The pictures of both sides. Their outlines differ, so that they can be distinguished without colour. */
export type CoinPictures = Readonly<Record<CoinSide, string>>;

const crown =
  '<path fill="#6b3a05" d="M96 376h320l28-208-92 72-96-136-96 136-92-72z"/><path fill="#6b3a05" d="M100 396h312v36H100z"/>';
const lotus =
  '<g fill="#26364c"><path d="M256 88c52 60 70 128 0 236-70-108-52-176 0-236z"/><path d="M146 150c66 28 96 86 92 184-86-38-116-100-92-184zM366 150c-66 28-96 86-92 184 86-38 116-100 92-184z"/>' +
  '<path d="M60 236c76-6 128 30 158 112-86 14-140-28-158-112zM452 236c-76-6-128 30-158 112 86 14 140-28 158-112z"/><path d="M132 380q124 60 248 0l-20 40q-104 40-208 0z"/></g>';

/** Chooses the pictures of a dress: its main motif is struck on heads, a lotus on tails. */
export function coinPictures(dress: Dress | null): CoinPictures {
  const [motif] = dress?.motifs ?? [];
  return {
    heads: motif ? plainMotifAddress(motif, '#6b3a05') : svgAddress('0 0 512 512', crown),
    tails: svgAddress('0 0 512 512', lotus),
  };
}

/** Creates a small face of the coin, as a picture beside text. */
export function coinChip(side: CoinSide, pictures: CoinPictures): HTMLElement {
  return element(
    'span',
    { class: `coin-chip is-${side}`, 'aria-hidden': 'true' },
    element('img', { src: pictures[side], alt: '' }),
  );
}

/** Creates the coin. */
export function createCoin(pictures: CoinPictures): Coin {
  const edges = Array.from({ length: EDGES }, (_, index) => {
    const edge = element('span', { class: 'coin-edge' });
    edge.style.setProperty('--layer', String(index - (EDGES - 1) / 2));
    return edge;
  });
  const faces = coinSides.map((side) =>
    element('span', { class: `coin-face is-${side}` }, element('img', { src: pictures[side], alt: '' })),
  );
  const body = element('span', { class: 'coin' }, ...edges, ...faces);
  const lift = element('span', { class: 'coin-lift' }, body);
  const root = element(
    'div',
    { class: 'coin-space', 'aria-hidden': 'true' },
    element('span', { class: 'coin-shadow' }),
    lift,
  );
  let angle = 0;

  return {
    root,
    wait() {
      root.classList.remove('is-flying');
      root.classList.add('is-waiting');
    },
    land(side, isStill) {
      const upright = side === 'heads' ? 0 : HALF_TURN;
      const turned = Math.ceil(angle / (2 * HALF_TURN)) * 2 * HALF_TURN;
      angle = turned + (isStill ? 0 : TURNS * 2 * HALF_TURN) + upright;
      root.classList.remove('is-waiting', 'is-flying');
      root.dataset['side'] = side;
      if (!isStill) {
        // Reading the size starts the animation again if the last one is still on the element.
        void root.offsetWidth;
        root.classList.add('is-flying');
      }
      body.style.setProperty('--angle', `${angle}deg`);
    },
    setResult(result) {
      root.classList.toggle('is-right', result === 'right');
      root.classList.toggle('is-wrong', result === 'wrong');
      if (result === undefined) root.classList.remove('is-waiting', 'is-flying');
    },
  };
}
