import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { i18n as I18n } from 'i18next';
import { Component, startTransition, Suspense, useState, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from './i18n.ts';
import { useFullPack } from './useFullPack.ts';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? 'failed' : this.props.children;
  }
}

function Later() {
  useFullPack();
  const { t } = useTranslation('auth');
  return <button type="button">{t('login.submit')}</button>;
}

async function open(i18n: I18n): Promise<void> {
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <Boundary>
          <Suspense fallback="on its way">
            <Later />
          </Suspense>
        </Boundary>
      </I18nextProvider>,
    );
  });
}

/** Simulates a pack that never loads and counts the requests. */
function sendAway(i18n: I18n) {
  return vi.spyOn(i18n, 'addResourceBundle').mockImplementation(() => {
    throw new Error('away');
  });
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('useFullPack', () => {
  it("WL-01 applies a brand's messages", async () => {
    await open(await createI18n('EN', { EN: { 'auth.login.submit': 'Come in' } }, 'first'));
    expect((await screen.findByRole('button')).textContent).toBe('Come in');
  });

  it('I18N-02 suspends until the full pack is loaded', async () => {
    await open(await createI18n('EN', {}, 'first'));
    expect((await screen.findByRole('button')).textContent).toBe('Log in');
  });

  it('I18N-02 renders once the pack is loaded, without an error that React must recover from', async () => {
    const i18n = await createI18n('EN', {}, 'first');
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    function Page() {
      const [isShown, setIsShown] = useState(false);
      const show = () => startTransition(() => setIsShown(true));
      return isShown ? (
        <Later />
      ) : (
        <button type="button" onClick={show}>
          Open
        </button>
      );
    }
    render(
      <I18nextProvider i18n={i18n}>
        <Suspense fallback="on its way">
          <Page />
        </Suspense>
      </I18nextProvider>,
      { onRecoverableError },
    );
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    });
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeShown();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('I18N-02 does not suspend if the full pack is loaded', async () => {
    await open(await createI18n('EN'));
    expect(screen.getByRole('button').textContent).toBe('Log in');
  });

  it('I18N-02 requests a failing pack once and throws', async () => {
    const i18n = await createI18n('EN', {}, 'first');
    const request = sendAway(i18n);
    await open(i18n);
    await screen.findByText('failed');
    expect(request).toHaveBeenCalledOnce();
  });

  it('I18N-02 retries when it is needed again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    const i18n = await createI18n('EN', {}, 'first');
    const request = sendAway(i18n);
    await open(i18n);
    await screen.findByText('failed');
    cleanup();
    request.mockRestore();
    vi.advanceTimersByTime(1000);
    await open(i18n);
    expect((await screen.findByRole('button')).textContent).toBe('Log in');
  });
});
