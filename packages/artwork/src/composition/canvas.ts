import { mix } from './colour.ts';

/** A gradient stop: offset from 0 to 1, `#rrggbb` colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A rectangle in user units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Formats a number with one decimal; finer differences are not visible. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** Collects the shared definitions of an SVG. Ids are sequential, so equal drawings produce equal text. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** The colour of the air. Wide glows blend to it instead of turning grey. */
  readonly haze: string;
  readonly #definitions: string[] = [];

  constructor(width: number, height: number, haze = '#ffffff') {
    this.width = width;
    this.height = height;
    this.haze = haze;
  }

  /** Adds a definition and returns its id. */
  define(build: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(build(id));
    return id;
  }

  /** Defines a linear gradient in user units and returns it as a paint. */
  linear(from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}">${stopElements(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Defines a vertical gradient between two y coordinates and returns it as a paint. */
  vertical(from: number, to: number, stops: readonly Stop[]): string {
    return this.linear([0, from], [0, to], stops);
  }

  /** Defines a radial gradient in user units and returns it as a paint. */
  radial(cx: number, cy: number, radius: number, stops: readonly Stop[]): string {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}">${stopElements(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Draws a soft spot of light: bright in the centre, transparent at the edge. */
  glow(cx: number, cy: number, radius: number, colour: string, strength: number): string {
    const paint = this.radial(cx, cy, radius, [
      [0, colour, strength],
      [0.4, mix(colour, this.haze, 0.62), strength * 0.55],
      [1, this.haze, 0],
    ]);
    return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" fill="${paint}"/>`;
  }

  /**
   * Draws the light of a lamp. It fades through red and violet, because warm light fading over a blue night turns grey.
   */
  lampGlow(cx: number, cy: number, radius: number, colour: string): string {
    const paint = this.radial(cx, cy, radius, [
      [0, mix(colour, '#ffffff', 0.6), 0.95],
      [0.3, colour, 0.72],
      [0.62, mix(colour, '#e0387f', 0.7), 0.3],
      [1, '#8a2bb0', 0],
    ]);
    return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" fill="${paint}"/>`;
  }

  /** Defines a clip path from shapes and returns the attribute that applies it. */
  clip(shapes: string): string {
    return `clip-path="url(#${this.define((name) => `<clipPath id="${name}">${shapes}</clipPath>`)})"`;
  }

  /** Draws a rectangle over the whole canvas. */
  cover(paint: string, attributes = ''): string {
    return `<rect width="${this.width}" height="${this.height}" fill="${paint}" ${attributes}/>`;
  }

  /** Returns the complete SVG. */
  toSvg(body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"><defs>${this.#definitions.join('')}</defs>${body}</svg>`;
  }
}
