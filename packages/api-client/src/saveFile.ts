import type { FetchedFile } from './fetchedFile.ts';

/** How long a browser may take to start a download, in ms. */
const BEGINS_WITHIN_MS = 60_000;

/** Hands a fetched file to the browser, which saves it or asks where to. Revokes the file's object URL afterwards. */
export function saveFile({ url, name }: FetchedFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BEGINS_WITHIN_MS);
}
