/** The part of the browser's Trusted Types that is used here; browsers without them take plain strings. */
interface TrustedTypes {
  createPolicy: (name: string, rules: PolicyRules) => { createHTML: (html: string) => unknown; createScriptURL: (url: string) => unknown };
}

interface PolicyRules {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

const drawing = /^<svg[\s>]/;
const active = /<script|<foreignObject|\son\w+\s*=|javascript:/i;

/** The service worker of the site, the only script that is started by its address. */
const SERVICE_WORKER_URL = '/m/sw.js';

const rules: PolicyRules = {
  createHTML: (html) => {
    if (!drawing.test(html) || active.test(html)) throw new TypeError('Only still drawings may be written into the page');
    return html;
  },
  createScriptURL: (url) => {
    if (url !== SERVICE_WORKER_URL) throw new TypeError('Only the service worker may be started by its address');
    return url;
  },
};

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('parlor', rules);

/** Markup for `dangerouslySetInnerHTML` of a drawing that came with the build, such as a brand's logo. Nothing else is let through. */
export function trustedDrawing(svg: string): { __html: string } {
  return { __html: (policy ? policy.createHTML(svg) : svg) as string };
}

/** The address of the service worker, in the form in which the browser takes it. */
export function serviceWorkerUrl(): string {
  return (policy ? policy.createScriptURL(SERVICE_WORKER_URL) : SERVICE_WORKER_URL) as string;
}
