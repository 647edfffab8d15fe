interface PageActions {
  onVisible: () => void;
  onOffline: () => void;
  onOnline: () => void;
}

/** Listens to the page coming back into view and to the connection. */
export function listenToPage({ onVisible, onOffline, onOnline }: PageActions): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) onVisible();
  });
  addEventListener('offline', onOffline);
  addEventListener('online', onOnline);
}
