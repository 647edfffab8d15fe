/** Puts text on the clipboard. False where the browser has none (an insecure origin) or the player forbids it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
