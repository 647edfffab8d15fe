import { element } from '../../../shell/element.ts';

interface Tab<Name extends string> {
  name: Name;
  label: string;
}

export interface Tabs<Name extends string> {
  root: HTMLElement;
  choose: (name: Name) => void;
  /** Sets the number beside the name; 0 hides it. */
  setCount: (name: Name, count: number) => void;
}

/** Creates tabs. Arrow keys move between them. */
export function createTabs<Name extends string>(
  label: string,
  tabs: readonly Tab<Name>[],
  onChoose: (name: Name) => void,
): Tabs<Name> {
  const tabButtons = tabs.map((tab) => {
    const count = element('span', { class: 'tab-count number', hidden: true });
    const button = element(
      'button',
      { type: 'button', role: 'tab', class: 'tab', 'data-tab': tab.name, 'aria-selected': 'false', tabindex: -1 },
      element('span', {}, tab.label),
      count,
    );
    button.addEventListener('click', () => onChoose(tab.name));
    return { ...tab, button, count };
  });
  const root = element(
    'div',
    { class: 'tabs', role: 'tablist', 'aria-label': label },
    ...tabButtons.map((tab) => tab.button),
  );
  root.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const index = tabButtons.findIndex(({ button }) => button === document.activeElement);
    const next = tabButtons[(index + step + tabButtons.length) % tabButtons.length];
    if (step === 0 || index < 0 || !next) return;
    event.preventDefault();
    next.button.focus();
    onChoose(next.name);
  });
  return {
    root,
    choose(name) {
      for (const { name: tabName, button } of tabButtons) {
        button.setAttribute('aria-selected', String(tabName === name));
        button.tabIndex = tabName === name ? 0 : -1;
      }
    },
    setCount(name, count) {
      const tab = tabButtons.find((each) => each.name === name);
      if (!tab) return;
      tab.count.textContent = String(count);
      tab.count.hidden = count === 0;
    },
  };
}
