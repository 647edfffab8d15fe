import { svgElement } from '../../../shell/element.ts';
import { trimmedHundredthsText } from '../../../shell/multiplierText.ts';
import { wheelSegments, type WheelSize } from '../math.ts';
import type { WheelChoice } from '../rules.ts';
import { tiersOf } from './tiers.ts';

/** The drawing's square is 512 units wide, with the axle in the middle. */
const MIDDLE = 256;
const RIM = 232;
const INNER = 92;
const DOTS_FROM = 216;
/**
 * The size of the multipliers on a wheel by its number of segments: as large as a segment allows. The legend
 * shows the multipliers of every wheel.
 */
const LABEL_SIZES: Readonly<Record<WheelSize, number>> = { 10: 38, 20: 30, 30: 27, 40: 24, 50: 21 };
/** The distance of the multipliers from the axle: narrow segments have more room further out. */
const LABEL_DISTANCES: Readonly<Record<WheelSize, number>> = { 10: 150, 20: 141, 30: 141, 40: 156, 50: 157 };
/** Smaller labels are hidden where the wheel is small. */
const LARGE_LABEL = 30;

/** Returns a point at a distance from the axle. Angles are in degrees clockwise from the top. */
function point(distance: number, angle: number): string {
  const radians = (angle * Math.PI) / 180;
  const x = MIDDLE + distance * Math.sin(radians);
  const y = MIDDLE - distance * Math.cos(radians);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

function segmentPath(from: number, to: number): string {
  return `M${point(INNER, from)}L${point(RIM, from)}A${RIM} ${RIM} 0 0 1 ${point(RIM, to)}L${point(INNER, to)}A${INNER} ${INNER} 0 0 0 ${point(INNER, from)}Z`;
}

/** Creates the dots of a tier along the radius: as many as its rank, so that tiers differ without colour. */
function dots(rank: number, radius: number): SVGCircleElement[] {
  return Array.from({ length: rank }, (_, i) =>
    svgElement('circle', { cx: MIDDLE, cy: MIDDLE - DOTS_FROM + i * radius * 2.8, r: radius, class: 'wheel-dot' }),
  );
}

/** Returns the angle of a segment in degrees. */
export function segmentAngle(size: number): number {
  return 360 / size;
}

/** Draws the wheel of a choice. The middle of the first segment is at the top. */
export function wheelPicture(choice: WheelChoice): SVGSVGElement {
  const angle = segmentAngle(choice.segments);
  const rankOf = new Map(tiersOf(choice).map(({ hundredths, rank }) => [hundredths, rank]));
  const size = LABEL_SIZES[choice.segments];
  const segments = wheelSegments(choice.segments, choice.risk).map((hundredths, i) => {
    const rank = rankOf.get(hundredths) ?? 0;
    const label = svgElement('text', {
      x: MIDDLE,
      y: MIDDLE,
      class: size < LARGE_LABEL ? 'wheel-label is-small' : 'wheel-label',
      'font-size': size,
      // Reads from the rim to the axle.
      transform: `translate(0 -${LABEL_DISTANCES[choice.segments]}) rotate(${choice.segments === 10 ? 0 : -90} ${MIDDLE} ${MIDDLE})`,
    });
    label.textContent = trimmedHundredthsText(hundredths);
    return svgElement(
      'g',
      { class: 'wheel-segment', 'data-rank': rank, 'data-segment': i },
      svgElement('path', { d: segmentPath((i - 0.5) * angle, (i + 0.5) * angle) }),
      svgElement(
        'g',
        { transform: `rotate(${i * angle} ${MIDDLE} ${MIDDLE})` },
        ...dots(rank, choice.segments > 30 ? 4 : 5),
        label,
      ),
    );
  });
  return svgElement(
    'svg',
    { viewBox: '0 0 512 512', class: 'wheel-picture', 'aria-hidden': 'true', focusable: 'false' },
    svgElement('circle', { cx: MIDDLE, cy: MIDDLE, r: RIM + 16, class: 'wheel-rim' }),
    ...segments,
    ...Array.from({ length: 20 }, (_, i) =>
      svgElement('circle', {
        cx: MIDDLE,
        cy: MIDDLE - RIM - 8,
        r: 4,
        class: 'wheel-bulb',
        transform: `rotate(${i * 18 + 9} ${MIDDLE} ${MIDDLE})`,
      }),
    ),
  );
}
