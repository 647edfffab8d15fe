import { element } from '../../../shell/element.ts';
import type { Text } from '../../../shell/gameText.ts';
import { svgAddress } from '../../../shell/motifPicture.ts';
import { hundredthsText, floorToHundredths } from '../../../shell/multiplierText.ts';
import { multiplierAfter, type Ladder } from '../math.ts';
import type { Climber } from './climber.ts';

const spikes = svgAddress(
  '0 0 100 100',
  '<path fill="#ff6a57" d="M8 82 22 32l14 50zM34 82 50 14l16 68zM64 82l14-50 14 50z"/><path fill="#ffd3c9" d="M22 32l4 50h-6zM50 14l5 68h-8zM78 32l4 50h-6z"/>' +
    '<rect x="4" y="80" width="92" height="10" rx="5" fill="#b3273a"/>',
);

/** The rows of doors. It decides nothing; it shows the given state. */
export interface LadderView {
  root: HTMLElement;
  /** Builds the rows of a difficulty, with all doors closed and the climber on the ground. */
  build: (ladder: Ladder) => void;
  /** Lights the row that comes next; undefined lights none. */
  setCurrent: (row: number | undefined) => void;
  /** Whether the doors of the lit row can be chosen. */
  setOpen: (isOpen: boolean) => void;
  /** Marks the door with a pending answer; undefined removes the mark. */
  setPending: (door: number | undefined) => void;
  /** Brings the climber to a door. */
  hop: (row: number, door: number, isStill: boolean) => void;
  /** Opens the doors of a row. */
  reveal: (row: number, traps: readonly number[], chosen: number | undefined) => void;
  /** Moves the focus for an arrow key. True if the focus was on a door. */
  moveFocus: (key: string) => boolean;
}

/** Creates the ladder. `onChoose` gets only doors of the lit row, even while they cannot be chosen. */
export function createLadder(text: Text, climber: Climber, onChoose: (door: number) => void): LadderView {
  const root = element('div', { class: 'ladder', role: 'group', 'aria-label': text('ladder') });
  let ground = element('div');
  let rows: { root: HTMLElement; doors: HTMLButtonElement[] }[] = [];
  let current: number | undefined;
  let isOpen = false;

  const doorName = (row: number, door: number): string => text('door', { row: row + 1, door: door + 1 });

  function createRow(ladder: Ladder, row: number): { root: HTMLElement; doors: HTMLButtonElement[] } {
    const multiplier = hundredthsText(floorToHundredths(multiplierAfter(ladder, row + 1)));
    const doors = Array.from({ length: ladder.doors }, (_, door) => {
      const button = element('button', { type: 'button', class: 'door', 'aria-label': doorName(row, door) });
      button.addEventListener('click', () => {
        if (current === row) onChoose(door);
      });
      return button;
    });
    return {
      doors,
      root: element(
        'div',
        { class: 'ladder-row', role: 'group', 'aria-label': text('row', { row: row + 1, multiplier }) },
        element('span', { class: 'ladder-multiplier', 'aria-hidden': 'true' }, multiplier),
        element('div', { class: 'doors' }, ...doors),
      ),
    };
  }

  function showOpen(): void {
    rows.forEach((row, index) => {
      for (const door of row.doors) {
        const isChoosable = isOpen && index === current;
        // A door keeps the focus when it opens, so it is not disabled.
        door.setAttribute('aria-disabled', String(!isChoosable));
        door.tabIndex = index === (current ?? 0) ? 0 : -1;
      }
    });
  }

  function scrollTo(row: HTMLElement): void {
    const behavior = root.closest('.is-still') ? 'instant' : 'smooth';
    root.scrollTo({ top: row.offsetTop - (root.clientHeight - row.offsetHeight) * 0.6, behavior });
  }

  return {
    root,
    build(ladder) {
      const hadFocus = root.contains(document.activeElement);
      ground = element('div', { class: 'ladder-place' });
      rows = Array.from({ length: ladder.rows }, (_, row) => createRow(ladder, row));
      root.style.setProperty('--doors', String(ladder.doors));
      root.replaceChildren(
        element(
          'div',
          { class: 'ladder-ground' },
          ground,
          element('p', {}, text('safeDoors', { safe: ladder.safe, doors: ladder.doors })),
        ),
        ...rows.map((row) => row.root),
      );
      climber.setFallen(false);
      climber.moveTo(ground, true);
      current = undefined;
      showOpen();
      if (hadFocus) rows[0]?.doors[0]?.focus();
    },
    setCurrent(row) {
      const from = rows[current ?? -1]?.doors.findIndex((door) => door === document.activeElement) ?? -1;
      current = row;
      rows.forEach(({ root: shown }, index) => shown.classList.toggle('is-current', index === row));
      showOpen();
      const shown = rows[row ?? -1];
      if (!shown) return;
      scrollTo(shown.root);
      if (from >= 0) shown.doors[from]?.focus({ preventScroll: true });
    },
    setOpen(next) {
      isOpen = next;
      showOpen();
    },
    setPending(pending) {
      for (const [index, row] of rows.entries())
        row.doors.forEach((door, i) => door.classList.toggle('is-pending', index === current && i === pending));
    },
    hop(row, door, isStill) {
      const place = rows[row]?.doors[door];
      if (place) climber.moveTo(place, isStill);
    },
    reveal(row, traps, chosen) {
      rows[row]?.doors.forEach((button, door) => {
        const isTrap = traps.includes(door);
        const isChosen = door === chosen || button.classList.contains('is-chosen');
        button.className = `door is-open ${isTrap ? 'is-trap' : 'is-safe'}${isChosen ? ' is-chosen' : ''}`;
        const state = isTrap ? 'doorTrap' : isChosen ? 'doorPassed' : 'doorSafe';
        button.setAttribute('aria-label', text(state, { door: doorName(row, door) }));
        if (isTrap && !button.querySelector('.door-trap'))
          button.prepend(element('img', { class: 'door-trap', src: spikes, alt: '' }));
      });
      rows[row]?.root.classList.toggle('is-passed', chosen !== undefined && !traps.includes(chosen));
    },
    moveFocus(key) {
      const row = rows.find(({ doors }) => doors.some((door) => door === document.activeElement));
      if (!row || !key.startsWith('Arrow')) return false;
      const at = row.doors.findIndex((door) => door === document.activeElement);
      const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
      row.doors[at + step]?.focus();
      return true;
    },
  };
}
