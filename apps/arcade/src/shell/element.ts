type Attributes = Record<string, string | number | boolean | undefined>;
type Child = Node | string;

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an element. Attributes are named as in HTML; false and undefined omit one. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) created.setAttribute(name, value === true ? '' : String(value));
  }
  created.append(...children);
  return created;
}

/** Creates an SVG element. Attributes are named as in SVG. */
export function svgElement<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Node[]
): SVGElementTagNameMap[Tag] {
  const created = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) created.setAttribute(name, String(value));
  }
  created.append(...children);
  return created;
}

const iconPaths = {
  back: 'M15 5l-7 7 7 7',
  soundOn: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  soundOff: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.500M12 7.500v.5',
  history: 'M4 12a8 8 0 1 0 2.500-5.800L4 8.500M4 4v4.500h4.500M12 7.500V12l3 2',
  minus: 'M6 12h12',
  plus: 'M12 6v12M6 12h12',
  close: 'M6 6l12 12M18 6L6 18',
  turbo: 'M13.500 3L5 13.500h6L10 21l8.500-10.500h-6z',
  autoplay:
    'M4.500 12a7.500 7.500 0 0 1 12.800-5.300M19.500 12a7.500 7.500 0 0 1-12.800 5.300M17.800 3v4h-4M6.200 21v-4h4M10.500 9.500v5l4-2.500z',
  shield:
    'M12 3l7.500 3v5.500c0 4.500-3 7.800-7.500 9.500-4.500-1.700-7.500-5-7.500-9.500V6zM8.500 12l2.500 2.500 4.500-5',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  leaveFullScreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  replay: 'M5 12a7 7 0 1 0 2.200-5.100L5 9M5 4.500V9h4.500',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M6 11H5v9h14v-9h-1',
  spin: 'M19.500 12a7.500 7.500 0 1 1-2.200-5.300M19.800 3.500v4.200h-4.200',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof iconPaths;

/** Creates a decorative icon; its button has the accessible name. */
export function icon(name: IconName): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' },
    svgElement('path', { d: iconPaths[name] }),
  );
}
