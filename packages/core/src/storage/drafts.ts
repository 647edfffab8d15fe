import { readJson, tabStore } from './browserStorage.ts';

/** Unsent values of a form, by field name. */
export type Draft = Readonly<Record<string, string>>;

const keyOf = (form: string): string => `draft.${form}`;

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** Returns the draft of a form in this tab, or an empty object. */
export function readDraft(form: string): Draft {
  return readJson(tabStore, keyOf(form), isDraft) ?? {};
}

/**
 * Merges values into the draft of a form. A draft survives popups, the end of a session and a reload, until the form is
 * sent. Never store secrets in it.
 */
export function storeDraft(form: string, draft: Draft): void {
  tabStore.write(keyOf(form), JSON.stringify({ ...readDraft(form), ...draft }));
}

/** Removes the draft of a form. Call it after the form was sent. */
export function forgetDraft(form: string): void {
  tabStore.remove(keyOf(form));
}
