import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithApp } from '@parlor/testing';
import { FILES_ELEMENT_ID } from '@parlor/contract';
import { UpdateNotice, type UpdateNoticeProps } from './UpdateNotice.tsx';

const documentOf = (release: number) =>
  `<script type="application/json" id="${FILES_ELEMENT_ID}">{"site":["/m/assets/libraries-1.js","/m/assets/index-${release}.js"],"page":[],"later":[]}</script>`;
const reload = vi.fn();
/** The delay of registration on an untouched page, in ms. */
const LATE_MS = 20_000;

/** Stubs the gateway's answer about its current release. */
function serve(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
}
const release = (number: number) => () => Promise.resolve(new Response(documentOf(number)));

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  document.body.insertAdjacentHTML('beforeend', documentOf(1));
});
afterEach(() => {
  cleanup();
  document.getElementById(FILES_ELEMENT_ID)?.remove();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders the notice, then reports a missing chunk. */
async function failChunk(props: UpdateNoticeProps = {}) {
  renderWithApp(<UpdateNotice isEnabled={false} {...props} />);
  await act(async () => void window.dispatchEvent(new Event('vite:preloadError')));
}

describe('the update notice', () => {
  it('DL-05 appears when a chunk is missing after a new release, and its button reloads the page', async () => {
    serve(release(2));
    await failChunk();
    expect(await screen.findByText('A new version is ready.')).toBeShown();
    await userEvent.click(await screen.findByRole('button', { name: 'Reload' }));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  it('DL-05 falls back to plain text with a reload button when its bar fails to load', async () => {
    serve(release(2));
    await failChunk({ loadBar: () => Promise.reject(new TypeError('gone')) });
    expect((await screen.findByRole('status')).textContent).toContain('A new version is ready');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['the gateway serves the same release', release(1)],
    ['the gateway does not answer', () => Promise.reject(new TypeError('away'))],
    ['somebody else answers', () => Promise.resolve(new Response('<p>Sign in to the network</p>'))],
  ])('DL-05 is not shown while %s', async (_, answer) => {
    serve(answer);
    await failChunk();
    await act(async () => {});
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('the service worker', () => {
  /** Replaces the browser's service workers, and records every registration. */
  function stubWorkers() {
    const register = vi.fn(() => new Promise<never>(() => {}));
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: Object.assign(new EventTarget(), {
        register,
        controller: null,
        getRegistration: () => Promise.resolve(undefined),
      }),
    });
    return register;
  }

  it('DL-05 is registered on the first touch of the page, not before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const register = stubWorkers();
    renderWithApp(<UpdateNotice isEnabled />);
    await act(() => vi.advanceTimersByTimeAsync(LATE_MS / 2));
    expect(register).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    await expect.poll(() => register).toHaveBeenCalledOnce();
  });

  it('DL-05 is registered after a delay without a touch, even when the notice bar fails to load', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const register = stubWorkers();
    renderWithApp(<UpdateNotice isEnabled loadBar={() => Promise.reject(new TypeError('gone'))} />);
    await act(() => vi.advanceTimersByTimeAsync(LATE_MS));
    await expect.poll(() => register).toHaveBeenCalledOnce();
  });
});
