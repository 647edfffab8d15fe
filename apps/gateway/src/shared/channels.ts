type Listener = (message: string) => void;

/** Creates the registry of this process's listeners by channel. */
export function createChannels() {
  const channels = new Map<string, Set<Listener>>();
  return {
    publish(channel: string, message: string): void {
      for (const listener of channels.get(channel) ?? []) listener(message);
    },
    /** Adds a listener. Returns whether it is the first of its channel. */
    subscribe(channel: string, listener: Listener): { isFirst: boolean; stop: () => void } {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners);
      listeners.add(listener);
      return { isFirst: listeners.size === 1, stop: () => void listeners.delete(listener) };
    },
  };
}
