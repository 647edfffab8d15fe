/** The part of the browser's Trusted Types that is used here; browsers without them take plain strings. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => { createHTML: (html: string) => unknown };
}

const drawing = /^<svg[\s>]/;
const active = /<script|<foreignObject|\son\w+\s*=|javascript:/i;

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('parlor', {
  createHTML: (html) => {
    if (!drawing.test(html) || active.test(html)) throw new TypeError('Only still drawings may be written into the page');
    return html;
  },
});

/** Markup for `dangerouslySetInnerHTML` of a drawing that came with the build, such as a brand's logo. Nothing else is let through. */
export function trustedDrawing(svg: string): { __html: string } {
  return { __html: (policy ? policy.createHTML(svg) : svg) as string };
}
