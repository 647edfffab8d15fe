/** Types into the visible field with this label, as a player does. */
export function write(root: HTMLElement | undefined, label: string, words: string): void {
  for (const input of root?.querySelectorAll<HTMLInputElement>(`input[aria-label="${label}"]`) ?? []) {
    if (input.closest('[hidden]')) continue;
    input.value = words;
    input.dispatchEvent(new Event('change'));
  }
}

/** Returns the value of the visible field with this label. */
export function written(root: HTMLElement | undefined, label: string): string | undefined {
  return Array.from(root?.querySelectorAll<HTMLInputElement>(`input[aria-label="${label}"]`) ?? []).find(
    (input) => !input.closest('[hidden]'),
  )?.value;
}

/** Chooses the option with this value, as a player does. */
export function pick(root: HTMLElement | undefined, value: string): void {
  const input = root?.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`);
  if (!input) return;
  input.checked = true;
  input.dispatchEvent(new Event('change'));
}

/** Returns the text of a part of the stage. */
export function wordsOf(root: HTMLElement, selector: string): string {
  return root.querySelector(selector)?.textContent ?? '';
}
