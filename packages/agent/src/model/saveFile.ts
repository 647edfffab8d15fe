/** The time after which the object URL is revoked, in ms: a browser may start the download late. */
const BEGINS_WITHIN_MS = 60_000;

/** Passes a file to the browser for download and revokes its URL afterwards. */
export function saveFile({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BEGINS_WITHIN_MS);
}
