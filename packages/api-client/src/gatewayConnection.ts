/** How calls reach the gateway; given to the store once. */
export interface GatewayConnection {
  /** Origin of the gateway, or '' for the origin of the page. */
  baseUrl: string;
  merchantCode: string;
  /** Names the release of the site; what another release kept in the browser is not read. */
  release: string;
  /** Language of the moment; read at every call. */
  language: () => string;
  /** 'OTHERS' when the site runs from the home screen, else 'MOBILE'. */
  device: () => 'OTHERS' | 'MOBILE';
  /** Sends requests; tests and stories give their own. */
  fetch: typeof globalThis.fetch;
}
