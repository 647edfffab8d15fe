import { svgElement } from '../../../shell/element.ts';

/** Line drawings of sports in a field of 24 × 24. */
const drawings: Readonly<Record<string, string>> = {
  ball: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8l3.800 2.800-1.500 4.400H9.700l-1.500-4.400zM12 8V3.200M15.800 10.800l4.600-1.500M14.300 15.200l2.900 3.900M9.700 15.200l-2.900 3.900M8.200 10.800L3.600 9.300',
  basket:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3v18M5.500 5.800c4 3.500 4 9 0 12.400M18.500 5.800c-4 3.500-4 9 0 12.400',
  racket: 'M14.500 3.500a6 6 0 1 1-.1 0M10.300 13.700L4 20M14.500 3.500v12M8.500 9.500h12M5 5a1.600 1.600 0 1 0 .1 0',
  shuttle:
    'M9 15.500a3.500 3.500 0 1 0 3 5l-1-5zM9 15.500L13 3.500M11.500 16.500L20 6M13 3.500l2.500 2.500 2-1 .5 2.500 2-1.500M10 12.500l5 2',
  volley:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 12c0-4 2-7 5-7.500M12 12c3.500 2 7 1.500 9-.5M12 12c-3.500 2-5 5-4.500 8M12 12C9 9 5.500 8.500 3.500 10.500M8 3.900c-.8 2.500-.3 4.600 1 6.500',
  weave: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M5 6.500l14 11M8 4l12.500 9.800M19 6.500l-14 11M16 4L3.500 13.800',
  glove:
    'M7 20v-3.500C4.500 15 4 12 4 9.500 4 6 6.500 4 10 4h4c4 0 6 2.500 6 6s-1.500 5.500-3.500 6.500V20zM7 16.800h9.500M10 8c2 0 3 1.200 3 3H8.500',
  horse:
    'M6 20c0-5 1-8.500 4.500-11L9 5l4 2c4 .5 6 4 7 7.500l-2.500 1.800-3.500-2c-2 1-1.500 4-1 5.700M13.500 9.500v.5',
  car: 'M3 15l3-1.500L9.500 10h4l2 3.500 5.500 1V17H3zM6.500 17a1.800 1.800 0 1 0 .1 0M17 17a1.800 1.800 0 1 0 .1 0M3 10h3v3.500',
  bat: 'M15 3.500l5.500 5.500-8 8.500-3.500-3.500zM10.500 15.500L5 21M6 6a2 2 0 1 0 .1 0',
  hockey: 'M6 3l7.500 14.500c.6 1.200 1.500 1.500 2.500 1.500h4v-3h-4L9 3M4 19h4',
  pool: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9M12 10.200a1 1 0 1 0 .1 0M12 12.200a1.200 1.200 0 1 0 .1 0',
  flag: 'M8 21V3l9 4-9 4M5 21h9',
  oval: 'M4 20C3 12 9 4 20 4c1 8-5 16-16 16M9 15l6-6M9.500 11.500l3 3M11.500 9.500l3 3',
  keeper: 'M3 20V5h18v15M3 9h18M8 5v15M16 5v15M3 14h18',
  swords:
    'M4 4l11 11M20 4L9 15M4 4v3l9.500 9.500M20 4v3l-9.500 9.500M5 15l4 4M19 15l-4 4M4.500 19.500l2-2M19.500 19.500l-2-2',
  target:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 1.500V6M12 18v4.500M1.500 12H6M18 12h4.500',
  pad: 'M7 7h10c3 0 4.500 4 4.500 8 0 3-2.500 3.500-4 1.500L16 15H8l-1.500 1.500C5 18.500 2.500 18 2.500 15 2.500 11 4 7 7 7M8 9.500v3M6.500 11h3M15.500 10v.1M17.500 12v.1',
  castle: 'M4 20V8h3V5h2v3h2V5h2v3h2V5h2v3h3v12zM10 20v-4a2 2 0 0 1 4 0v4',
  cards: 'M5 6l8-2 3.500 13-8 2zM14.500 6.500L20 8l-3.500 11.500-4-1',
  cup: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 4.500 3.300 5M17 6h3c0 3-1 4.500-3.300 5M12 14v4M8 20h8M9.500 18h5',
  rooster:
    'M9 21v-3c-4-1-6-4-6-8 3 1.500 5 1.500 7.500 0C12.500 8.500 13 7 13 5.500c1-1.500 4.500-1.500 5 1l2.500 1.500-2.500.5c0 6-2 8.500-5 9.500v3M14 4V2.500M16 3.500V2M15.500 7v.1M17.500 9.500v2',
};

const drawingOf: Readonly<Record<string, keyof typeof drawings>> = {
  football: 'ball',
  basketball: 'basket',
  tennis: 'racket',
  'table-tennis': 'racket',
  badminton: 'shuttle',
  volleyball: 'volley',
  'sepak-takraw': 'weave',
  'muay-thai': 'glove',
  boxing: 'glove',
  'horse-racing': 'horse',
  'motor-racing': 'car',
  'sim-racing': 'car',
  cricket: 'bat',
  baseball: 'bat',
  'ice-hockey': 'hockey',
  snooker: 'pool',
  golf: 'flag',
  'american-football': 'oval',
  rugby: 'oval',
  'virtual-league': 'keeper',
  'virtual-football': 'pad',
  'tactical-shooter': 'target',
  'last-survivor': 'target',
  'street-fighters': 'glove',
  'strategy-clash': 'castle',
  'card-duel': 'cards',
  'pro-circuit': 'cup',
};

const groupDrawings = { sports: 'ball', esports: 'swords', cockfight: 'rooster' } as const;

/** Draws a sport. A sport without a drawing uses the drawing of its group. */
export function sportIcon(sport: { code: string; group: keyof typeof groupDrawings }): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon sport-icon', 'aria-hidden': 'true', focusable: 'false' },
    svgElement('path', { d: drawings[drawingOf[sport.code] ?? groupDrawings[sport.group]] }),
  );
}
