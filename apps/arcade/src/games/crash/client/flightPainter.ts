import { trimmedHundredthsText } from '../../../shell/multiplierText.ts';
import { curveAt, gridOf, type Curve, type Point } from './curve.ts';

/** The state of the picture. Times are milliseconds, multipliers hundredths. */
export interface FlightScene {
  phase: 'waiting' | 'betting' | 'flying' | 'crashed';
  /** Since the start of the flight; of a crash, until it. */
  elapsedMs: number;
  /** Since the crash. */
  crashedMs: number;
  /** The part of the betting time that is left, from 1 to 0. */
  countdown: number;
  /** The points of the player's cash-outs. */
  marks: readonly number[];
  isStill: boolean;
}

/** The colours of a picture, from the dress of the page. */
export interface FlightColours {
  light: string;
  accent: string;
  trouble: string;
  text: string;
}

/** Draws pictures of a flight. Sizes are CSS pixels. */
export interface FlightPainter {
  draw: (scene: FlightScene, size: { width: number; height: number }, frameMs: number) => void;
}

interface Star {
  x: number;
  y: number;
  size: number;
  depth: number;
}

interface Spark extends Point {
  dx: number;
  dy: number;
  age: number;
}

const STARS = 46;
const MAX_SPARKS = 30;
const SPARK_MS = 650;
const BURST_MS = 900;
const SHARDS = 18;
/** Fractions of the golden ratio spread things evenly without a pattern. */
const GOLDEN = 0.618_033_988_75;

const stars: readonly Star[] = Array.from({ length: STARS }, (_, i) => ({
  x: (i * GOLDEN) % 1,
  y: (i * GOLDEN * GOLDEN * 7) % 1,
  size: 0.6 + ((i * 7) % 10) / 8,
  depth: 0.25 + ((i * 3) % 8) / 10,
}));

/**
 * Creates the painter. `picture` may still load; the flight is a glowing point until then. A picture with a heading in
 * radians points in its direction of flight; one without stays upright and leans a little.
 */
export function createFlightPainter(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement | undefined,
  heading: number | undefined,
  colours: FlightColours,
): FlightPainter {
  let sparks: readonly Spark[] = [];
  let drift = 0;
  let spawned = 0;

  const turned = (angle: number): number => (heading === undefined ? angle * 0.3 : angle - heading);

  function drawStars(width: number, height: number): void {
    context.fillStyle = colours.text;
    for (const { x, y, size, depth } of stars) {
      const left = (((x * width - drift * depth) % width) + width) % width;
      const top = (y * height + drift * depth * 0.45) % height;
      context.globalAlpha = 0.2 + depth * 0.4;
      context.fillRect(left, top, size, size);
    }
    context.globalAlpha = 1;
  }

  function drawGrid(curve: Curve, width: number): void {
    context.font = '600 11px Kanit, sans-serif';
    context.textBaseline = 'bottom';
    context.fillStyle = colours.text;
    for (const at of gridOf(curve.top)) {
      const y = Math.round(curve.heightOf(at)) + 0.5;
      if (y < 20) continue;
      context.globalAlpha = 0.14;
      context.fillRect(0, y, width, 1);
      context.globalAlpha = 0.6;
      context.fillText(trimmedHundredthsText(at), 8, y - 2);
    }
    context.globalAlpha = 1;
  }

  function trace(points: readonly Point[]): void {
    context.beginPath();
    points.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  }

  function drawCurve(curve: Curve, isCrashed: boolean, height: number): void {
    const colour = isCrashed ? colours.trouble : colours.accent;
    const [first] = curve.points;
    if (!first) return;
    trace(curve.points);
    context.lineTo(curve.tip.x, height);
    context.lineTo(first.x, height);
    context.closePath();
    const fill = context.createLinearGradient(0, curve.tip.y, 0, height);
    fill.addColorStop(0, colour);
    fill.addColorStop(1, 'transparent');
    context.globalAlpha = isCrashed ? 0.14 : 0.3;
    context.fillStyle = fill;
    context.fill();
    trace(curve.points);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.strokeStyle = colour;
    if (!isCrashed) {
      context.globalAlpha = 0.22;
      context.lineWidth = 12;
      context.stroke();
    }
    context.globalAlpha = 1;
    context.lineWidth = 4;
    // A dashed line marks a crash without colour.
    context.setLineDash(isCrashed ? [2, 10] : []);
    context.stroke();
    context.setLineDash([]);
  }

  function drawMarks(curve: Curve, marks: readonly number[]): void {
    context.font = '600 13px Kanit, sans-serif';
    context.textBaseline = 'middle';
    marks.forEach((at, i) => {
      const { x, y } = curve.pointOf(at);
      // Labels of marks that lie close together are drawn on opposite sides.
      const side = i % 2 === 0 ? 1 : -1;
      context.fillStyle = colours.light;
      context.beginPath();
      context.arc(x, y, 6, 0, 2 * Math.PI);
      context.fill();
      context.fillRect(x - 1, Math.min(y, y + side * 20), 2, 20);
      context.fillText(`✓ ${trimmedHundredthsText(at)}`, x + 8, y + side * 20);
    });
  }

  function drawSparks(tip: Point, angle: number, frameMs: number, isLit: boolean, reach: number): void {
    spawned += frameMs;
    if (isLit && spawned > 24) {
      spawned = 0;
      const spread = (Math.random() - 0.5) * 1.1;
      const speed = reach * (0.0012 + Math.random() * 0.0016);
      const back = angle + Math.PI + spread;
      sparks = [
        ...sparks,
        { x: tip.x, y: tip.y, dx: Math.cos(back) * speed, dy: Math.sin(back) * speed, age: 0 },
      ].slice(-MAX_SPARKS);
    }
    sparks = sparks
      .map((spark) => ({
        ...spark,
        x: spark.x + spark.dx * frameMs,
        y: spark.y + spark.dy * frameMs,
        age: spark.age + frameMs,
      }))
      .filter(({ age }) => age < SPARK_MS);
    context.fillStyle = colours.light;
    for (const { x, y, age } of sparks) {
      const remaining = 1 - age / SPARK_MS;
      context.globalAlpha = remaining * 0.8;
      context.beginPath();
      context.arc(x, y, 1 + remaining * 3, 0, 2 * Math.PI);
      context.fill();
    }
    context.globalAlpha = 1;
  }

  function drawPicture({ x, y }: Point, size: number, angle: number, alpha: number): void {
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.globalAlpha = alpha;
    if (picture?.complete && picture.naturalWidth > 0) context.drawImage(picture, -size / 2, -size / 2, size, size);
    else {
      context.fillStyle = colours.light;
      context.beginPath();
      context.arc(0, 0, size / 5, 0, 2 * Math.PI);
      context.fill();
    }
    context.restore();
  }

  function drawBurst({ x, y }: Point, part: number, reach: number): void {
    const eased = 1 - (1 - part) ** 3;
    context.globalAlpha = 1 - part;
    context.strokeStyle = colours.trouble;
    context.lineWidth = 5 * (1 - part) + 1;
    context.beginPath();
    context.arc(x, y, reach * eased, 0, 2 * Math.PI);
    context.stroke();
    for (let i = 0; i < SHARDS; i += 1) {
      const direction = i * GOLDEN * 2 * Math.PI;
      const far = reach * eased * (0.7 + ((i * 5) % 7) / 8);
      context.fillStyle = i % 3 === 0 ? colours.trouble : i % 3 === 1 ? colours.accent : colours.light;
      const size = 6 * (1 - part) + 1;
      context.fillRect(x + Math.cos(direction) * far, y + Math.sin(direction) * far + 40 * part * part, size, size);
    }
    context.globalAlpha = 1;
  }

  /** Draws a cross where the flight ended, so that the end is visible without motion and colour. */
  function drawCross({ x, y }: Point, size: number): void {
    context.strokeStyle = colours.trouble;
    context.lineWidth = 5;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x - size, y - size);
    context.lineTo(x + size, y + size);
    context.moveTo(x + size, y - size);
    context.lineTo(x - size, y + size);
    context.stroke();
  }

  function drawRing(part: number, width: number, height: number): void {
    const radius = Math.min(width, height) * 0.27;
    context.lineWidth = 8;
    context.lineCap = 'round';
    context.strokeStyle = colours.text;
    context.globalAlpha = 0.16;
    context.beginPath();
    context.arc(width / 2, height / 2, radius, 0, 2 * Math.PI);
    context.stroke();
    context.globalAlpha = 1;
    context.strokeStyle = colours.accent;
    context.beginPath();
    context.arc(width / 2, height / 2, radius, -Math.PI / 2, -Math.PI / 2 + part * 2 * Math.PI);
    context.stroke();
  }

  return {
    draw(scene, { width, height }, frameMs) {
      context.clearRect(0, 0, width, height);
      const speed = scene.phase === 'flying' ? 0.06 + Math.min(0.3, scene.elapsedMs / 120_000) : 0.008;
      if (!scene.isStill) drift += frameMs * speed;
      drawStars(width, height);
      const size = Math.min(104, Math.max(36, Math.min(width * 0.24, height * 0.3)));
      if (scene.phase === 'waiting') return;
      if (scene.phase === 'betting') {
        sparks = [];
        drawRing(scene.countdown, width, height);
        const { tip } = curveAt(0, { width, height });
        const bob = scene.isStill ? 0 : Math.sin(drift / 3) * 3;
        drawPicture({ x: tip.x + size * 0.12, y: tip.y - size * 0.3 + bob }, size, turned(-0.5), 1);
        return;
      }
      const isCrashed = scene.phase === 'crashed';
      const curve = curveAt(scene.elapsedMs, { width, height });
      drawGrid(curve, width);
      drawCurve(curve, isCrashed, height);
      if (!scene.isStill) drawSparks(curve.tip, curve.angle, frameMs, !isCrashed, size);
      drawMarks(curve, scene.marks);
      if (!isCrashed) {
        const sway = scene.isStill ? 0 : Math.sin(scene.elapsedMs / 320) * 0.05;
        const lift = scene.isStill ? 0 : Math.sin(scene.elapsedMs / 450) * 2;
        drawPicture({ x: curve.tip.x, y: curve.tip.y - size * 0.16 + lift }, size, turned(curve.angle) + sway, 1);
        return;
      }
      const part = scene.isStill ? 1 : Math.min(1, scene.crashedMs / BURST_MS);
      if (part < 1) {
        drawPicture(
          { x: curve.tip.x + part * 26, y: curve.tip.y + part * part * height * 0.5 },
          size * (1 - part * 0.4),
          turned(curve.angle) + part * 2.4,
          1 - part,
        );
        drawBurst(curve.tip, part, size);
      }
      drawCross(curve.tip, Math.min(12, size * 0.14));
    },
  };
}
