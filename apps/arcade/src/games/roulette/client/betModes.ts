import { element, svgElement } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { insideKinds, type InsideKind } from '../places.ts';

/** The mode of the betting area: the kind of places that taps on the table bet on, or another way to bet. */
export type BetMode = InsideKind | 'track' | 'saved';

const modes: readonly BetMode[] = [...insideKinds, 'track', 'saved'];

/** Cells as lines, and the chip as a dot. */
const pictures: Readonly<Record<BetMode, { lines: string; dot?: [number, number] }>> = {
  straight: { lines: 'M6 5h12v12h-12z', dot: [12, 11] },
  split: { lines: 'M2 5h20v12h-20zM12 5v12', dot: [12, 11] },
  street: { lines: 'M4 6h18v10h-18zM10 6v10M16 6v10', dot: [4, 11] },
  corner: { lines: 'M3 2h18v18h-18zM12 2v18M3 11h18', dot: [12, 11] },
  sixLine: { lines: 'M4 2h18v18h-18zM10 2v18M16 2v18M4 11h18', dot: [4, 11] },
  track: { lines: 'M8 4h8a7 7 0 0 1 0 14h-8a7 7 0 0 1 0-14zM9 8h6a3 3 0 0 1 0 6h-6a3 3 0 0 1 0-6z' },
  saved: {
    lines: 'M12 2l2.700 6 6.300.7-4.700 4.300 1.300 6.500-5.600-3.300-5.600 3.300 1.300-6.500-4.700-4.300 6.300-.7z',
  },
};

function picture({ lines, dot }: (typeof pictures)[BetMode]): SVGElement {
  const [cx, cy] = dot ?? [];
  return svgElement(
    'svg',
    { viewBox: '0 0 24 22', class: 'mode-picture', 'aria-hidden': 'true', focusable: 'false' },
    svgElement('path', { d: lines }),
    ...(dot ? [svgElement('circle', { cx, cy, r: 3.6 })] : []),
  );
}

/** Creates the row that chooses the mode. The first mode is single numbers. */
export function createBetModes(text: Text, onChange: (mode: BetMode) => void): HTMLElement {
  const buttons = modes.map((mode) => {
    const words = text(mode === 'track' || mode === 'saved' ? mode : `mode.${mode}`);
    const modeButton = element(
      'button',
      { type: 'button', class: 'mode-button', 'data-mode': mode, 'aria-pressed': String(mode === 'straight') },
      picture(pictures[mode]),
      element('span', { class: 'mode-words' }, words),
    );
    modeButton.addEventListener('click', () => {
      for (const button of buttons) button.setAttribute('aria-pressed', String(button === modeButton));
      onChange(mode);
    });
    return modeButton;
  });
  return element('div', { class: 'bet-modes', role: 'group', 'aria-label': text('modes') }, ...buttons);
}
