import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { LazyMessage } from './LazyMessage.tsx';
import type { Toast, ToastMessageProps } from './toast.ts';
import { Toaster } from './Toaster.tsx';
import { ToastMessage } from './ToastMessage.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sent: Toast = { id: 'sent', message: 'Code sent', durationMs: 0 };
const away = () => Promise.reject<ComponentType<ToastMessageProps>>(new Error('away'));

describe('Toaster', () => {
  it('renders its live region without toasts, so that the first one is announced', async () => {
    const onDismiss = vi.fn<(id: string) => void>();
    const { rerender } = render(
      <Toaster label="Notifications" dismissLabel="Dismiss" toasts={[]} onDismiss={onDismiss} />,
    );
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region.getAttribute('aria-live')).toBe('polite');
    rerender(<Toaster label="Notifications" dismissLabel="Dismiss" toasts={[sent]} onDismiss={onDismiss} />);
    await within(region).findByText('Code sent');
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith('sent');
  });

  it('is placed at the end of the bars, which is measured again for each new toast', () => {
    let end = 160;
    const list = (...toasts: Toast[]) => (
      <Toaster
        label="Notifications"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={() => undefined}
        barsEnd={() => end}
      />
    );
    const { rerender } = render(list(sent));
    const place = () => screen.getByRole('region', { name: 'Notifications' }).style.getPropertyValue('--bars-end');
    expect(place()).toBe('160px');
    end = 56;
    rerender(list(sent, { ...sent, id: 'next' }));
    expect(place()).toBe('56px');
  });

  it('keeps a toast while it is hovered and dismisses it after its duration', async () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn<(id: string) => void>();
    render(<ToastMessage toast={{ ...sent, durationMs: 3000 }} dismissLabel="Dismiss" onDismiss={onDismiss} />);
    fireEvent.pointerEnter(screen.getByText('Code sent'));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText('Code sent'));
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(onDismiss).toHaveBeenCalledWith('sent');
  });
});

describe('a toast whose code fails to load', () => {
  it('shows its text and is dismissed after its duration', async () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn<(id: string) => void>();
    render(
      <LazyMessage
        fetchMessage={away}
        toast={{ ...sent, durationMs: 3000 }}
        dismissLabel="Dismiss"
        onDismiss={onDismiss}
      />,
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Code sent')).toBeShown();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(onDismiss).toHaveBeenCalledWith('sent');
  });

  it('does not prevent the next toast from loading', async () => {
    const fetchMessage = vi
      .fn<() => Promise<ComponentType<ToastMessageProps>>>(() => Promise.resolve(ToastMessage))
      .mockImplementationOnce(away);
    const messages = (...toasts: Toast[]) => (
      <>
        {toasts.map((toast) => (
          <LazyMessage
            key={toast.id}
            fetchMessage={fetchMessage}
            toast={toast}
            dismissLabel="Dismiss"
            onDismiss={() => undefined}
          />
        ))}
      </>
    );
    const { rerender } = render(messages(sent));
    await screen.findByText('Code sent');
    expect(screen.queryByRole('button')).toBeNull();
    rerender(messages(sent, { ...sent, id: 'next', message: 'Code sent again' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1));
    expect(screen.getByText('Code sent')).toBeShown();
  });
});
