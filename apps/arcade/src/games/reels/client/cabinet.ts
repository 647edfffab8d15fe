import { element, svgElement } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { ReelsDesign } from '../design.ts';
import type { Look } from './look.ts';

interface CabinetParts {
  design: ReelsDesign;
  look: Look;
  title: string;
  text: Text;
  /** Addresses of the drawings beside the title: the main one first. */
  heroes: readonly string[];
  reels: HTMLElement;
}

/** The parts that draw a round. */
export interface Cabinet {
  /** The whole stage; features cover it. */
  root: HTMLElement;
  /** The layer of the winning lines above the reels: 100 by 100 for a cell. */
  lines: SVGSVGElement;
  /** Shows the state of the free spins; undefined ends it. */
  setStatus: (status: { words: string; multiplier: number } | undefined) => void;
  /** Shows the pay of a spin or a line. */
  setPay: (words: string | undefined) => void;
}

/** The most characters of a name in one line. */
const MAX_LINE_LENGTH = 15;

/** Returns the kind of game, in a few words. */
export function modeWords({ layout }: ReelsDesign, text: Text): string {
  const { lines, reels, rows } = layout;
  return lines ? text('modeLines', { count: lines.length }) : text('modeWays', { count: rows ** reels });
}

function tagWords(design: ReelsDesign, text: Text): string[] {
  const { wild, feature, scatter } = design;
  return [
    modeWords(design, text),
    ...(scatter && feature.kind !== 'none' ? [text(`tag.${feature.kind}`)] : []),
    ...(wild ? [text(`tag.wild.${wild.kind}`, { multiplier: wild.multiplier })] : []),
  ];
}

/** Builds the cabinet around the reels. */
export function createCabinet({ design, look, title, text, heroes, reels }: CabinetParts): Cabinet {
  const { layout } = design;
  const isLong = title.length > MAX_LINE_LENGTH;
  const lines = svgElement('svg', {
    class: 'win-lines',
    viewBox: `0 0 ${layout.reels * 100} ${layout.rows * 100}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const pay = element('p', { class: 'reels-pay', hidden: true, 'aria-hidden': 'true' });
  const window = element('div', { class: 'reels-window' }, reels, lines, pay);
  const words = element('span');
  const multiplier = element('strong', { class: 'reels-multiplier' });
  const status = element('p', { class: 'reels-status', hidden: true, 'aria-hidden': 'true' }, words, multiplier);
  const hero = (address: string, at: number): HTMLElement =>
    element('img', { class: `reels-hero reels-hero-${at}`, src: address, alt: '', draggable: 'false' });
  const root = element(
    'div',
    {
      class: 'reels-stage',
      'data-frame': look.frame,
      'data-ground': look.ground,
      'data-logo': look.logo,
      'data-lettering': look.lettering,
    },
    element(
      'div',
      { class: 'reels-logo', 'aria-hidden': 'true' },
      ...heroes.slice(0, look.logo === 'flank' ? 2 : 1).map(hero),
      element('p', { class: 'reels-name' }, title),
    ),
    element('div', { class: 'reels-cabinet' }, window, status),
    element(
      'ul',
      { class: 'reels-tags', 'aria-hidden': 'true' },
      ...tagWords(design, text).map((tag) => element('li', {}, tag)),
    ),
  );
  for (const [name, value] of [
    ['--reels', layout.reels],
    ['--rows', layout.rows],
    // Three reels fill the width, so their cells are lower.
    ['--tall', (layout.reels === 3 ? 1 + (look.tallness - 1) / 3 : look.tallness).toFixed(2)],
    // Longer names have smaller letters; the longest have two lines.
    ['--letters', Math.max(9, isLong ? Math.ceil(title.length / 2) + 2 : title.length)],
    ['--name-lines', isLong ? 2 : 1],
  ])
    root.style.setProperty(String(name), String(value));

  return {
    root,
    lines,
    setStatus(shown) {
      status.hidden = shown === undefined;
      root.classList.toggle('is-free', shown !== undefined);
      words.textContent = shown?.words ?? '';
      multiplier.hidden = !shown || shown.multiplier === 1;
      multiplier.textContent = shown ? `×${shown.multiplier}` : '';
    },
    setPay(shown) {
      pay.hidden = shown === undefined;
      pay.textContent = shown ?? '';
    },
  };
}
