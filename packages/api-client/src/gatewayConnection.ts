/** Connection to the gateway, passed to the store once. */
export interface GatewayConnection {
  /** Origin of the gateway, or '' for the origin of the page. */
  baseUrl: string;
  merchantCode: string;
  /** Id of the release. Stored answers of other releases are ignored. */
  release: string;
  /** Returns the current language; called for every request. */
  language: () => string;
  /** 'OTHERS' if opened from the home screen, else 'MOBILE' (AUTH-08). */
  device: () => 'OTHERS' | 'MOBILE';
  /** Fetch implementation. Tests and stories pass their own. */
  fetch: typeof globalThis.fetch;
  /** Whether uploads use a request that reports progress. Tests and stories send them by `fetch`. */
  reportsProgress?: boolean;
  /** Opens a WebSocket. Pages without one poll the gateway, as most tests and stories do. */
  openSocket?: (url: string, protocols: string[]) => WebSocket;
}
