interface KeyActions {
  /** The game. Keys are ignored once it has left the page. */
  root: HTMLElement;
  /** Called first for every key. Returning true stops the handling. */
  onAny: () => boolean;
  onPress: () => void;
  onStakeStep: (step: 1 | -1) => void;
  /** Handles a key of the game. Returns true if it was used. */
  onKey: (key: string) => boolean;
}

const stakeKeys: Readonly<Record<string, 1 | -1>> = { '+': 1, '=': 1, ArrowUp: 1, '-': -1, ArrowDown: -1 };

/** Listens to the keyboard. Keys inside a sheet, in a field or on another button keep their own meaning. */
export function listenToKeys({ root, onAny, onPress, onStakeStep, onKey }: KeyActions): void {
  document.addEventListener('keydown', (event) => {
    if (!root.isConnected) return;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (onAny()) {
      event.preventDefault();
      return;
    }
    const { key, target } = event;
    if (target instanceof Element && target.closest('input, select, textarea')) return;
    const isOnControl = target instanceof Element && target.closest('button:not(.round-button), a, summary') !== null;
    if (key === ' ' || key === 'Enter') {
      if (isOnControl) return;
      event.preventDefault();
      if (!event.repeat) onPress();
      return;
    }
    if (onKey(key)) {
      event.preventDefault();
      return;
    }
    const step = stakeKeys[key];
    if (step !== undefined) onStakeStep(step);
  });
}
