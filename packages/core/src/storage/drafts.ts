import { readJson, tabStore } from './browserStorage.ts';

/** What stands in the fields of a form that was not sent yet, by their names. */
export type Draft = Readonly<Record<string, string>>;

const keyOf = (form: string): string => `draft.${form}`;

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

/** What was typed into a form in this tab and not sent; nothing when it was sent or never begun. */
export function readDraft(form: string): Draft {
  return readJson(tabStore, keyOf(form), isDraft) ?? {};
}

/**
 * Keeps what a form holds until it is sent: through a popup that takes its place, a session that ends and a reload. Nothing
 * secret belongs in it. What is not named stays as it was.
 */
export function keepDraft(form: string, draft: Draft): void {
  tabStore.write(keyOf(form), JSON.stringify({ ...readDraft(form), ...draft }));
}

/** The form was sent. */
export function forgetDraft(form: string): void {
  tabStore.remove(keyOf(form));
}
