/** The used part of the Trusted Types API. Browsers without it accept plain strings. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: PolicyRules,
  ) => { createHTML: (html: string) => unknown; createScriptURL: (url: string) => unknown };
}

interface PolicyRules {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

const drawing = /^<svg[\s>]/;
const active = /<script|<foreignObject|\son\w+\s*=|javascript:/i;

/** URL of the service worker, the only script URL that the policy allows. */
const SERVICE_WORKER_URL = '/m/sw.js';

const rules: PolicyRules = {
  createHTML: (html) => {
    if (!drawing.test(html) || active.test(html))
      throw new TypeError('Only still drawings may be written into the page');
    return html;
  },
  createScriptURL: (url) => {
    if (url !== SERVICE_WORKER_URL) throw new TypeError('Only the service worker may be started by its address');
    return url;
  },
};

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('parlor', rules);

/** Wraps an SVG from the build, such as a logo, for `dangerouslySetInnerHTML`. Never pass other markup. */
export function trustedDrawing(svg: string): { __html: string } {
  return { __html: (policy ? policy.createHTML(svg) : svg) as string };
}

/** Returns the URL of the service worker, as a TrustedScriptURL where the browser requires it. */
export function serviceWorkerUrl(): string {
  return (policy ? policy.createScriptURL(SERVICE_WORKER_URL) : SERVICE_WORKER_URL) as string;
}
