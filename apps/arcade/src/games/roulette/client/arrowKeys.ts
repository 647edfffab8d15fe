const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a button can take the focus now. */
function isOffered(button: HTMLElement): boolean {
  return !button.closest('[inert], [hidden]') && getComputedStyle(button).visibility !== 'hidden';
}

/**
 * Moves the focus among the buttons inside `root` by the arrow keys, to the nearest one in the direction. Each button
 * stays reachable by Tab. The keys then do not change the chip.
 */
export function moveFocusByArrows(root: HTMLElement): void {
  root.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    const { target } = event;
    if (!direction || !(target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const middleOf = (button: HTMLElement): [number, number] => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [fromX, fromY] = middleOf(target);
    let nearest: { button: HTMLElement; cost: number } | undefined;
    for (const button of root.querySelectorAll<HTMLButtonElement>('button')) {
      if (button === target || !isOffered(button)) continue;
      const [x, y] = middleOf(button);
      const along = (x - fromX) * direction[0] + (y - fromY) * direction[1];
      const aside = Math.abs((x - fromX) * direction[1]) + Math.abs((y - fromY) * direction[0]);
      // A place straight ahead comes before a nearer one to the side.
      const cost = along + 3 * aside;
      if (along > 1 && (!nearest || cost < nearest.cost)) nearest = { button, cost };
    }
    nearest?.button.focus();
  });
}
