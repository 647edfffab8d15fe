import { mix } from './colour.ts';

/** A colour at a place of a gradient: offset 0 to 1, `#rrggbb`, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A rectangle in user units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Shortens a number to what the eye can tell apart at print size. */
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

/** Collects what a drawing defines once and uses by reference. Ids count up, so equal drawings are equal texts. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  /** The colour of the air: light that spreads far takes it on, instead of turning grey. */
  readonly haze: string;
  readonly #definitions: string[] = [];

  constructor(width: number, height: number, haze = '#ffffff') {
    this.width = width;
    this.height = height;
    this.haze = haze;
  }

  /** Adds a definition and answers its id. */
  define(build: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(build(id));
    return id;
  }

  /** A linear gradient in user units, as a paint. */
  linear(from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]): string {
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}">${stopElements(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A vertical gradient over a height, as a paint. */
  vertical(from: number, to: number, stops: readonly Stop[]): string {
    return this.linear([0, from], [0, to], stops);
  }

  /** A radial gradient in user units, as a paint. */
  radial(cx: number, cy: number, radius: number, stops: readonly Stop[]): string {
    const id = this.define(
      (name) =>
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}">${stopElements(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A soft spot of light: bright in the middle, nothing at the rim. */
  glow(cx: number, cy: number, radius: number, colour: string, strength: number): string {
    const paint = this.radial(cx, cy, radius, [
      [0, colour, strength],
      [0.4, mix(colour, this.haze, 0.62), strength * 0.55],
      [1, this.haze, 0],
    ]);
    return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" fill="${paint}"/>`;
  }

  /**
   * The light of a lamp. It fades through red and violet: a warm light that thins over a blue night would turn grey.
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

  /** A clip from shapes, as an attribute. */
  clip(shapes: string): string {
    return `clip-path="url(#${this.define((name) => `<clipPath id="${name}">${shapes}</clipPath>`)})"`;
  }

  /** A rectangle over the whole drawing. */
  cover(paint: string, attributes = ''): string {
    return `<rect width="${this.width}" height="${this.height}" fill="${paint}" ${attributes}/>`;
  }

  /** The finished drawing. */
  toSvg(body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"><defs>${this.#definitions.join('')}</defs>${body}</svg>`;
  }
}
