import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import type { SportView } from '../../../sportsApi.ts';
import type { SportText } from '../model/sportModel.ts';
import { sportIcon } from './sportIcons.ts';

export interface SportStrip {
  root: HTMLElement;
  /** Shows the sports with their counts, and which one is chosen. */
  show: (sports: readonly SportView[], chosen: string) => void;
}

interface StripParts {
  text: Text;
  name: (name: SportText) => string;
  onChoose: (sport: string) => void;
}

/** Creates the strip of sports. Buttons keep their elements, so the focus stays when counts change. */
export function createSportStrip({ text, name, onChoose }: StripParts): SportStrip {
  const buttons = new Map<string, { root: HTMLButtonElement; count: HTMLElement }>();
  const root = element('nav', { class: 'sb-sports', 'aria-label': text('sports') });

  function buttonOf(sport: SportView): { root: HTMLButtonElement; count: HTMLElement } {
    const known = buttons.get(sport.code);
    if (known) return known;
    const count = element('span', { class: 'sb-sport-count number' });
    const button = element(
      'button',
      { type: 'button', class: 'sb-sport' },
      element('span', { class: 'sb-sport-sign' }, sportIcon(sport), count),
      element('span', { class: 'sb-sport-name' }, name(sport.name)),
    );
    button.addEventListener('click', () => onChoose(sport.code));
    const entry = { root: button, count };
    buttons.set(sport.code, entry);
    return entry;
  }

  return {
    root,
    show(sports, chosen) {
      const wanted = sports.map((sport) => {
        const { root: button, count } = buttonOf(sport);
        const isLive = sport.live > 0;
        count.textContent = String(isLive ? sport.live : sport.upcoming);
        button.classList.toggle('is-live', isLive);
        button.setAttribute('aria-label', text('sportCounts', { sport: name(sport.name), ...sport, name: '' }));
        if (sport.code === chosen) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
        return button;
      });
      if (wanted.some((child, i) => root.children[i] !== child)) root.replaceChildren(...wanted);
      const current = buttons.get(chosen)?.root;
      // Only the strip scrolls, never the page.
      if (current && root.dataset['chosen'] !== chosen)
        root.scrollLeft = current.offsetLeft - (root.clientWidth - current.clientWidth) / 2;
      root.dataset['chosen'] = chosen;
    },
  };
}
