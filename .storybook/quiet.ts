/** The maximum wait, in ms. A story that still loads then counts as a story about loading. */
const LOADING_MS = 300;
const LOOK_EVERY_MS = 16;

/**
 * Waits until nothing on the page is loading, including fonts, so that the checks see the final screen.
 * Otherwise the speed of the data would decide whether axe sees the content or its skeleton.
 */
export async function quiet(): Promise<void> {
  await document.fonts.ready;
  const end = performance.now() + LOADING_MS;
  do {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS);
    });
  } while (document.querySelector('[aria-busy="true"]') && performance.now() < end);
}
