/** How long a browser may take to begin with a download, in ms. */
const BEGINS_WITHIN_MS = 60_000;

/** Hands a file to the browser, which saves it or asks where to. Its address is gone afterwards. */
export function saveFile({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BEGINS_WITHIN_MS);
}
